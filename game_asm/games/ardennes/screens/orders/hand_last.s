; The unit in hand that is next.
        .include "state.inc"
        .include "refuse.inc"

        .export hand_last

        .segment "CODE"

;;; hand_last -- the last unit in hand
;;; rule:     2.6
;;; in:       st_hand, st_hand_count
;;; out:      C = 0: X = unit; C = 1: there is none, which was said
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc hand_last
        ldx     st_hand_count
        beq     @none
        lda     st_hand-1,x
        tax
        clc
        rts
@none:  refuse  msg_hand_none
.endproc
