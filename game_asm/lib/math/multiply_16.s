; Products of words.
        .include "zeropage.inc"

        .export multiply_16
        .import multiply_product

        .segment "FLOAT"

;;; multiply_16 -- product of two words
;;; in:       zp_t0/t1, zp_t2/t3 = factors, low byte first
;;; out:      zp_t4..zp_t7 = product, low byte first; the factors kept
;;; clobbers: A X Y zp_lib0 zp_lib1
;;; cycles:   <= 480
.proc multiply_16
        lda     zp_t0
        ldx     zp_t2
        jsr     multiply_product
        stx     zp_t4
        sta     zp_t5
        lda     zp_t1
        ldx     zp_t3
        jsr     multiply_product
        stx     zp_t6
        sta     zp_t7
        lda     zp_t0
        ldx     zp_t3
        jsr     multiply_product
        jsr     @middle
        lda     zp_t1
        ldx     zp_t2
        jsr     multiply_product
@middle:                                ; X, A = a product that counts 256 times
        tay
        txa
        clc
        adc     zp_t5
        sta     zp_t5
        tya
        adc     zp_t6
        sta     zp_t6
        bcc     @done
        inc     zp_t7
@done:  rts
.endproc
