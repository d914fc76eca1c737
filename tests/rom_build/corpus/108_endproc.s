.endproc
