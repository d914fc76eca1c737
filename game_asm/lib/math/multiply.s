; Products of bytes.
        .include "zeropage.inc"

        .export multiply_8

        .segment "CODE"

;;; multiply_8 -- product of two bytes
;;; in:       A, zp_t0 = factors 0..255
;;; out:      A = high byte; zp_t1 = low byte; X Y and zp_t0 kept
;;; clobbers: nothing
;;; cycles:   <= 164
.proc multiply_8
        sta     zp_t1                   ; leaves on the right as the product comes in on the left
        lda     #0
        lsr     zp_t1
        .repeat 8
        bcc     * + 5
        clc
        adc     zp_t0
        ror
        ror     zp_t1
        .endrepeat
        rts
.endproc
