.proc aa
 jmp cc
.proc bb
cc: nop
.endproc
cc: jmp cc
.endproc
cc:
