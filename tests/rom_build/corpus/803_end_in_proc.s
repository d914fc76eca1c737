.proc p
 .byte 1
.end
.endproc
