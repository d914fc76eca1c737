; Whose a unit is.
        .include "ardennes.inc"

        .export unit_side

        .segment "RULES"

;;; unit_side -- whose a unit is
;;; rule:     1.1
;;; in:       X = unit 0..232
;;; out:      A = SIDE_GERMAN or SIDE_ALLIED; X kept
;;; clobbers: none
;;; cycles:   <= 16
.proc unit_side
        lda     #SIDE_GERMAN
        cpx     #GERMANS
        adc     #0                      ; C = 1: an Ally
        rts
.endproc
        .assert SIDE_ALLIED = SIDE_GERMAN + 1, error, "the carry is the side"
