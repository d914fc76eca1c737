 .if .blank()
 .byte 1
 .endif
 .if .blank({})
 .byte 2
 .endif
 .if .blank(x)
 .byte 3
 .endif
.segment "ZEROPAGE"
.proc p1 : zeropage
 rts
.endproc
.code
 lda p1
