.setcpu "6502X"
 lax $10
 sax $10
 dcp $1234,x
 isc $10,x
 slo $10
 rla $10
 sre $10
 rra $10
 anc #1
 alr #1
 arr #1
 axs #1
 las $1234,y
 nop #1
 nop $10
 nop $1234,x
 jam
