; Products of bytes.
        .include "zeropage.inc"

        .export multiply_8

        .segment "CODE"

;;; multiply_8 -- product of two bytes
;;; in:       A, zp_t0 = factors 0..255
;;; out:      A = high byte; zp_t1 = low byte; X and zp_t0 kept
;;; clobbers: Y
;;; cycles:   <= 202
.proc multiply_8
        sta     zp_t1                   ; leaves on the right as the product comes in on the left
        ldy     #8
        lda     #0
        lsr     zp_t1
@bit:   bcc     @none
        clc
        adc     zp_t0
@none:  ror
        ror     zp_t1
        dey
        bne     @bit
        rts
.endproc
