.zeropage
pointer: .res   2
.code
.proc   main
        lda     pointer
        rts
pointer: .byte  1
.endproc
