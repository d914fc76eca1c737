; What a unit loses.
        .include "zeropage.inc"

        .export loss_of
        .import divide_24_8, multiply_product

HUNDRED         = 100

        .segment "GROUND"

;;; loss_of -- a percentage of a strength; the die says whether what is left over makes one more
;;; rule:     7.10.1 7.1.9
;;; in:       X = strength 0..255; A = whole per cent 0..125, Y = 256ths of one; zp_die = 0..65535
;;; out:      A = points lost, at most the strength
;;; clobbers: X Y zp_t0..zp_t4 zp_t6 zp_t7 zp_lib0 zp_lib1
;;; cycles:   <= 1200
.proc loss_of
        stx     zp_t6
        sty     zp_t7
        jsr     multiply_product
        stx     zp_t3
        sta     zp_t4
        lda     zp_t6
        ldx     zp_t7
        jsr     multiply_product
        stx     zp_t2
        clc
        adc     zp_t3
        sta     zp_t3
        bcc     @no
        inc     zp_t4
@no:    lda     #HUNDRED
        jsr     divide_24_8
        lda     zp_t2                   ; the fraction: C = 1 when the die lies below it
        clc
        adc     zp_die+1
        lda     zp_t3
        adc     #0
        cmp     zp_t6
        bcc     @done
        lda     zp_t6
@done:  rts
.endproc
