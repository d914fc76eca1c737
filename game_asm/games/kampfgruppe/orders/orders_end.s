; The end of the phase, and of the game.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export end_orders, end_game
        .import ask_print, ask_sure

        .segment "ORDERS"

;;; end_orders -- the phase is over when the player says so
;;; rule:     5.1.1
;;; in:       none
;;; out:      ord_done
;;; clobbers: A X Y and the overlay's own
;;; cycles:   -
.proc end_orders
        ask_at  msg_orders_ends
        jsr     ask_sure
        bcc     @on
        inc     ord_done
@on:    rts
.endproc

;;; end_game -- ask whether this was the last turn
;;; rule:     5.9.1
;;; in:       none
;;; out:      st_phase, st_last_turn, st_goes_on
;;; clobbers: A X Y and the overlay's own
;;; cycles:   -
.proc end_game
        ask_at  msg_orders_end_game
        jsr     ask_sure
        bcc     @on
        inc     ord_done
        lda     st_turn
        sta     st_last_turn
        lda     #0
        sta     st_goes_on
        lda     #PHASE_END
        sta     st_phase
@on:    rts
.endproc
