; Numbers with a sixteen-bit mantissa: good to one part in 32768 at every step.
        .include "zeropage.inc"

        .export float_set

        .segment "FLOAT"

;;; float_set -- a whole number as a float
;;; in:       A = low byte, Y = high byte
;;; out:      zp_float, zp_float_exp
;;; clobbers: A Y
;;; cycles:   <= 220
.proc float_set
        sta     zp_float
        sty     zp_float+1
        ora     zp_float+1
        beq     @zero
        ldy     #0
        lda     zp_float+1
        bmi     @done
@shift: dey
        asl     zp_float
        rol     zp_float+1
        bpl     @shift
@done:  sty     zp_float_exp
        rts
@zero:  sta     zp_float_exp
        rts
.endproc
