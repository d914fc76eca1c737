; The side of a group.
        .include "russia.inc"

        .export side_of

        .segment "RULES"

;;; side_of -- the side of a group
;;; rule:     4.1.1 4.1.3
;;; in:       X = group 0..127
;;; out:      A = SIDE_*; X Y kept
;;; clobbers: none
;;; cycles:   <= 20
.proc side_of
        cpx     #SOVIET_BIT
        lda     #SIDE_AXIS
        adc     #0                      ; C = 1: the Soviets
        rts
        .assert SIDE_SOVIET = 1 && SIDE_AXIS = 0, error, "the carry is the side"
.endproc
