        nop
.macro  store
        lda     #5
