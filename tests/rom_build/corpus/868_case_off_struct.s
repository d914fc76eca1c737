.case -
.struct Pt
 Xx .byte
.endstruct
 lda #pt::xx
