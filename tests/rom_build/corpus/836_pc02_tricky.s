.pc02
 sta (5)
 lda (5),y
 lda (5,x)
 jmp (5)
 jmp (5,x)
 ora (fwd)
 stz fwd2
 stz fwd2,x
 bit fwd2,x
 inc a
 inc
 dec a
 ina
 dea
 phy
 brk
 trb <5
 wai
 stp
fwd = 5
fwd2:
