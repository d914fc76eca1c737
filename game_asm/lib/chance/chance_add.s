; Products of chances.
        .include "zeropage.inc"

        .export chance_add

        .segment "CODE"

;;; chance_add -- multiply a chance by a factor: add their logarithms
;;; in:       zp_chance; A, Y = low and high byte of -log2 of the factor
;;; out:      zp_chance, $FFFF when the product is too small to be told from nothing; X kept
;;; clobbers: A Y
;;; cycles:   <= 35
.proc chance_add
        clc
        adc     zp_chance
        sta     zp_chance
        tya
        adc     zp_chance+1
        sta     zp_chance+1
        bcs     @none
        rts
@none:  lda     #$FF
        sta     zp_chance
        sta     zp_chance+1
        rts
.endproc
