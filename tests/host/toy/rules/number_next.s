; The one rule.
        .include "zeropage.inc"
        .import FACTOR
        .export number_next

        .segment "RULES"

;;; number_next -- the number of the next turn
;;; rule:     TOY-1
;;; in:       zp_number = 0..255
;;; out:      A = zp_number = so many times as much, its lowest eight bits
;;; clobbers: X
;;; cycles:   <= 60
.proc number_next
        lda     #0
        ldx     #<FACTOR
@again: clc
        adc     zp_number
        dex
        bne     @again
        sta     zp_number
        rts
.endproc
