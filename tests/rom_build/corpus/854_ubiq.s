.feature ubiquitous_idents
.macro lda x1
 ldx x1
.endmacro
 lda #5
 sta 5
.if .ismnemonic(lda)
 .byte 1
.endif
.if .ismnemonic(sta)
 .byte 2
.endif
