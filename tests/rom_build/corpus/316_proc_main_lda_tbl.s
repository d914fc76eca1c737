.PROC main
 LDA #<tbl
 RTS
.ENDPROC
tbl:
