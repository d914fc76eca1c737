.setcpu "6502X"
.word .cpu
.setcpu "65C02"
.word .cpu
.setcpu "65SC02"
.word .cpu
.pushcpu
.p02
.ifp02
.byte 2
.endif
.word .cpu
.popcpu
.word .cpu
.pc02
.ifpc02
.byte $C0
.else
.byte 0
.endif
.ifp02
.byte 1
.endif
.ifpsc02
.byte 3
.endif
.psc02
.ifpsc02
.byte 4
.endif
.ifp816
.byte 5
.endif
.setcpu "6502x"
.byte .asize, .isize
