.proc p1 : absolute
 rts
.endproc
 jsr p1
 .if 1
 .byte 1
 .elseif 1
 .byte 2
 .else
 .byte 3
 .endif
