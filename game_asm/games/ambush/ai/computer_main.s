; The computer gives the Germans their orders.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export computer_main
        .import plan_clear, plan_defence, man_fit

        .segment "COMPUTER"

;;; computer_main -- orders for all Germans of a solitaire game
;;; rule:     3.2; 16.A  skill levels.  It gives only orders that a player could give
;;;           and
;;;           knows only what its soldiers see
;;; in:       state
;;; out:      man_orders man_order_count of the Germans
;;; clobbers: A X Y and what the rules use
;;; cycles:   -
.proc computer_main
        ldx     #SQUAD
@man:   stx     zp_actor
        jsr     plan_clear
        jsr     man_fit
        bcc     @next
        jsr     plan_defence
@next:  ldx     zp_actor
        inx
        cpx     #SOLDIERS
        bne     @man
        rts
.endproc
