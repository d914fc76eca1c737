.proc   main
        rts
.endscope
.endproc
.endproc
