; The order to hold reinforcements back.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "refuse.inc"

        .export order_hold

LOOKED          = zp_overlay+8          ; how many of the hand were looked at

        .segment "MOVE"

;;; order_hold -- reinforcements in hand wait for the side's next half-day
;;; rule:     3.6 8.5
;;; in:       the hand; st_placing
;;; out:      C = 1; the hand: who was collected stays in it
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_hold
        lda     st_placing
        bne     @not                    ; armies at the start do not wait
        sta     LOOKED
        tay                             ; how many stay
@unit:  ldx     LOOKED
        cpx     st_hand_count
        bcs     @all
        inc     LOOKED
        lda     st_hand,x
        tax
        lda     unit_flags,x
        and     #UF_TO_COME
        bne     @unit
        txa
        sta     st_hand,y
        iny
        bne     @unit                   ; always
@all:   cpy     st_hand_count
        sty     st_hand_count
        beq     @not
        refuse  msg_held
@not:   refuse  msg_held_not
.endproc
