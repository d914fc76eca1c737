.scope aa
.endproc
