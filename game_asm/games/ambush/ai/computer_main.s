; The computer gives a side its orders.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export computer_main
        .import computer_page, computer_progress, side_choose, known_refresh, goal_choose, known_believe, known_swap
        .import plan_start, plan_stop, plan_man, man_fit

        .segment "COMPUTER"

;;; computer_main -- the computer's order phase
;;; rule:     3.2.1 16.A.1
;;; rule:     3.2; 16.A  skill levels; W24.  It gives only orders that a player could give, and
;;;           knows only what its soldiers see
;;; in:       st_side; state
;;; out:      man_orders man_order_count of that side; known_x known_y st_stage
;;; clobbers: A X Y and what the rules and drawing use
;;; cycles:   <= 8160000
.proc computer_main
        jsr     computer_page
        jsr     side_choose
        jsr     known_refresh
        jsr     known_believe
        jsr     known_swap
        jsr     goal_choose
        ldx     ai_first
@man:   stx     zp_actor
        jsr     plan_start
        ldx     zp_actor
        jsr     man_fit
        bcc     @next
        jsr     plan_man
        jsr     plan_stop
        jsr     computer_progress
@next:  ldx     zp_actor
        inx
        txa
        sec
        sbc     ai_first
        cmp     #SQUAD
        bcc     @man
        jmp     known_swap              ; everyone where he is
.endproc
