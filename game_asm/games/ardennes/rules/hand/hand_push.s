; Units in hand.
        .include "state.inc"
        .include "ardennes.inc"

        .export hand_push

        .segment "EARLY"

;;; hand_push -- a unit comes into the hand, as the next to be put down
;;; rule:     2.3 2.5 8.5  28 at most
;;; in:       X = unit 0..232; st_hand, st_hand_count
;;; out:      C = 0: st_hand, st_hand_count; C = 1: the hand is full; X kept
;;; clobbers: A Y
;;; cycles:   <= 40
.proc hand_push
        ldy     st_hand_count
        cpy     #HAND
        bcs     @full
        txa
        sta     st_hand,y
        inc     st_hand_count
@full:  rts
.endproc
