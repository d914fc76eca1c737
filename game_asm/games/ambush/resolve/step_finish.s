; A soldier's step is done: what it changes.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export step_finish
        .import order_first, order_store, order_done, orders_clear, look_push, alley_entered
        .import energy_spend, move_step, step_x, step_y, pair_forget, movie_add, order_effect
        .import finish_turn, man_changed

        .segment "RESOLVE"

ORDER_SQUARES   = 2
ORDER_LOOKED    = 2                     ; of a GET that the look mode put there
ORDER_MODE      = 3

; by ACT_TURN .. ACT_AMBUSH, less one each
finish_table:
        .word   finish_turn-1, finish_square-1, finish_posture-1, finish_search-1
        .word   order_effect-1, finish_over-1, finish_over-1, finish_over-1

;;; step_finish -- pay for a step, let it take effect, be ready for the next
;;; rule:     5.1  orders are carried out when their time has passed
;;; rule:     5.4.1 8.4.4 8.5.1; 8.7  the square, the posture, the facing; who looks takes
;;; in:       zp_actor = man whose act_wake has come; act_kind = ACT_TURN .. ACT_AMBUSH
;;; out:      act_kind = ACT_READY and all that the step changes; man_energy_* man_facing
;;;           man_order_count man_orders man_posture man_sneaking man_weapons man_x man_y
;;;           man_target man_explosives ground_* fresh any_changed
;;; clobbers: A X Y, what the rules use and the turn's own
;;; cycles:   -
.proc step_finish
        ldx     zp_actor
        lda     act_energy_f,x
        sta     zp_energy
        lda     act_energy_lo,x
        sta     zp_energy+1
        lda     act_energy_hi,x
        sta     zp_energy+2
        jsr     energy_spend
        ldx     zp_actor
        bcs     @spent                  ; he has had to defend himself meanwhile
        jsr     order_first
        bcc     @ready
        jsr     @effect
        ldx     zp_actor
@ready: lda     #ACT_READY
        sta     act_kind,x
        lda     #NEVER
        sta     act_wake,x
        rts
@spent: jsr     orders_clear
        jmp     @ready
@effect:
        lda     act_kind,x
        asl     a
        tay
        lda     finish_table-2*ACT_TURN+1,y
        pha
        lda     finish_table-2*ACT_TURN,y
        pha
        rts
.endproc

.proc finish_over
        jmp     order_done
.endproc

; What he saw there is gone, or there was nothing: who looks goes on with the rest.
.proc finish_search
        jsr     order_done
        lda     zp_order
        cmp     #ORD_GET
        bne     @done
        lda     zp_order+ORDER_LOOKED
        beq     @done
        jmp     look_push
@done:  rts
.endproc

.proc finish_square
        lda     man_x,x
        sta     zp_from_x
        lda     man_y,x
        sta     zp_from_y
        bit     act_village
        bpl     @fresh
        ldy     act_value,x             ; nothing can have shut the way since he set out
        clc
        lda     zp_from_x
        adc     step_x,y
        sta     zp_to_x
        clc
        lda     zp_from_y
        adc     step_y,y
        sta     zp_to_y
        jmp     @moved
@fresh: lda     act_value,x
        jsr     move_step
        bcs     finish_over             ; shut meanwhile
        ldx     zp_actor
@moved: lda     zp_to_x
        sta     man_x,x
        sta     zp_arg0
        lda     zp_to_y
        sta     man_y,x
        sta     zp_arg1
        lda     #EV_MOVE
        jsr     movie_add
        jsr     alley_entered
        lda     #1
        sta     walked,x
        jsr     pair_forget
        jsr     man_changed
        dec     zp_order+ORDER_SQUARES
        beq     @last
        jsr     order_store
        jmp     @look
@last:  jsr     order_done
@look:  lda     zp_order+ORDER_MODE
        cmp     #'L'
        bne     @done
        jmp     look_push
@done:  rts
.endproc

.proc finish_posture
        ldy     #EV_STAND
        lda     act_value,x
        sta     man_posture,x
        beq     @event
        ldy     #EV_FALL
@event: tya
        jsr     movie_add
        jsr     man_changed
        jmp     order_done
.endproc
