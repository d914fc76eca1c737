        lda     pointer
.zeropage
pointer: .res   2
