; Where an engagement is.
        .include "zeropage.inc"
        .include "state.inc"

        .export engage_centre

        .segment "RULES"

;;; engage_centre -- the central hex of an engagement
;;; rule:     2.20 2.21
;;; in:       A = number 1..24
;;; out:      zp_hex; X = the number
;;; clobbers: A
;;; cycles:   <= 25
.proc engage_centre
        tax
        lda     engage_at_lo-1,x
        sta     zp_hex
        lda     engage_at_hi-1,x
        sta     zp_hex+1
        rts
.endproc
