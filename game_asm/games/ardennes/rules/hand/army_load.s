; The armies that the German places.
        .include "state.inc"
        .include "ardennes.inc"

        .export army_first, army_load
        .import hand_push

        .segment "CODE"

;;; army_load -- take an army into the hand, to be placed in its zone
;;; rule:     8.2 2.5  one after the other: each has no more than the hand holds
;;; in:       A = ARMY_SIXTH..ARMY_GHOSTS, or ARMIES: all are placed
;;; out:      st_placing = the army, ARMY_NONE at the end; st_hand, st_hand_count
;;; clobbers: A X Y
;;; cycles:   <= 2000
.proc army_load
        cmp     #ARMIES
        bcc     @army
        lda     #ARMY_NONE
        sta     st_placing
        rts
@army:  sta     st_placing
        tay
        ldx     army_first-1,y
@unit:  jsr     hand_push
        inx
        txa
        ldy     st_placing
        cmp     army_first,y
        bcc     @unit
        rts
.endproc

; the first unit of each army, and the one behind the last
army_first:     .byte 0, 26, 53, 69, 77
        .assert * - army_first = ARMIES, error, "an army is missing"
