; Chance about the average.
        .include "zeropage.inc"

        .export loss_spread
        .import multiply_product

LOWEST          = 192                   ; three quarters, in 256ths
SPAN            = 129                   ; to five quarters

        .segment "GROUND"

;;; loss_spread -- a loss as it turns out: three to five quarters of the average, one draw a side
;;; rule:     7.10.1
;;; in:       A = whole per cent 0..100, Y = 256ths of one; zp_die = 0..65535
;;; out:      A = whole per cent 0..125, Y = 256ths of one
;;; clobbers: X zp_t0..zp_t5 zp_lib0 zp_lib1
;;; cycles:   <= 400
.proc loss_spread
        sta     zp_t3
        sty     zp_t2
        lda     zp_die+1
        ldx     #SPAN
        jsr     multiply_product        ; A = 0..128
        clc
        adc     #LOWEST
        php                             ; C = 1: 256 and more
        sta     zp_t4
        ldx     zp_t3
        jsr     multiply_product
        sta     zp_t1
        stx     zp_t0
        lda     zp_t4
        ldx     zp_t2
        jsr     multiply_product
        clc
        adc     zp_t0
        sta     zp_t0
        bcc     @no
        inc     zp_t1
@no:    plp
        bcc     @done
        lda     zp_t0
        clc
        adc     zp_t2
        sta     zp_t0
        lda     zp_t1
        adc     zp_t3
        sta     zp_t1
@done:  lda     zp_t1
        ldy     zp_t0
        rts
.endproc
