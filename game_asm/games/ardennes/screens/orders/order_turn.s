; The order for the next unit in hand.
        .export order_turn
        .import hand_last, hand_turn

        .segment "MOVE"

;;; order_turn -- another unit in hand is the next to be put down
;;; rule:     3.5
;;; in:       the hand
;;; out:      C = 1; st_hand
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc order_turn
        jsr     hand_last
        bcs     @none
        jsr     hand_turn
        sec
@none:  rts
.endproc
