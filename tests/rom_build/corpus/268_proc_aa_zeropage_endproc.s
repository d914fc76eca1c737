.proc aa : zeropage
.endproc
