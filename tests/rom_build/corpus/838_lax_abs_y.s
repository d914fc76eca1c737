.setcpu "6502X"
 lax $1234,y
 lax $12,y
 lax (5),y
 lax (5,x)
 lax #5
 ane #4
 sha $1234,y
 sha (5),y
 shx $1234,y
 shy $1234,x
 tas $1234,y
 nop
 nop $12,x
 sbc #5
 jam
