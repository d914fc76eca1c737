        lda     ($20)
        ldx     $20,x
        stx     $1234,y
        jsr     #5
        inx     5
        sta     #1
        bne
        jmp     $1234,x
