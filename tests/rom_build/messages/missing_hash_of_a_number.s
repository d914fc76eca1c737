        lda     65
        cmp     'A'
        ldx     %101            ; five
        ldy     $10             ; fine: an address
        lda     5,x             ; fine
        sta     5               ; fine: nothing else is possible
        adc     2+3             ; fine
