known:  nop
        .import known
        .import zp_b : zeropage, zp_b : absolute
        .export given
        .import given
        .import taken
        .export taken
        .import wide : far
given:  nop
        lda     zp_b
        lda     taken
