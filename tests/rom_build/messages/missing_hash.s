TOP = 300
.proc main
        lda     TOP             ; fine: an address
        lda     #TOP
        ldx     #-1
        rts
.endproc
