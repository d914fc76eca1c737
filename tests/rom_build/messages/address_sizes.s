        lda     f:$10
        lda     z:#5
        bne     z:*
        ldx     a:$10,y
        stx     a:$10,y
        lda     $10,z:5
