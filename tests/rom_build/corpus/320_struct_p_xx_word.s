.struct P
 xx .word
.endstruct
.struct Q
 p1 .tag P
 p2 .tag P
.endstruct
 lda $1000 + Q::p2 + P::xx,y
 .byte .sizeof(Q::p2), .sizeof(P::xx)
