        .zeropage
zp_a:   .res    1
        .code
        .proc   inner
        lda     zp_a
        .proc   innermost
        lda     zp_a
        .endproc
        .endproc
        .scope  around
later:  nop
        .proc   inside
        lda     zp_a+later
        .endproc
        .endscope
