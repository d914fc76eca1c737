; The next unit in hand.
        .include "state.inc"

        .export hand_turn

        .segment "CODE"

;;; hand_turn -- every unit in hand moves up one, the last comes first
;;; rule:     3.5
;;; in:       st_hand, st_hand_count = 1..28
;;; out:      st_hand
;;; clobbers: A X
;;; cycles:   <= 500
.proc hand_turn
        ldx     st_hand_count
        lda     st_hand-1,x
        pha
        dex
@up:    dex
        bmi     @first
        lda     st_hand,x
        sta     st_hand+1,x
        jmp     @up
@first: pla
        sta     st_hand
        rts
.endproc
