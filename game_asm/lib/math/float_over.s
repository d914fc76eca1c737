; The quotient of a float and a small number.
        .include "zeropage.inc"

        .export float_over
        .import float_times, recip_lo, recip_hi, recip_exp

        .segment "FLOAT"

;;; float_over -- divide the float by a small whole number
;;; in:       zp_float, zp_float_exp; A = 1..99
;;; out:      zp_float, zp_float_exp
;;; clobbers: A X Y zp_t0..zp_t7 zp_lib0 zp_lib1
;;; cycles:   <= 800
.proc float_over
        tay
        ldx     recip_exp,y
        lda     recip_lo,y
        pha
        lda     recip_hi,y
        tay
        pla
        jmp     float_times
.endproc
