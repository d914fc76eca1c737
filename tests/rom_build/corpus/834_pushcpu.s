.pushcpu
.pc02
 stz 5
.popcpu
stz = 7
 lda #stz
