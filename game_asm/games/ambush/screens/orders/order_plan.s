; How a soldier will be when the orders written so far are done.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .include "macros.inc"
        .import order_fetch, order_cost, order_apply
        .export plan_begin, plan_end, plan_repair, plan_swap, plan_charge, plan_first
        .export plan_x, plan_y, plan_facing, plan_posture, plan_sneaking, plan_slots
        .export plan_doubt, plan_got, plan_time, plan_energy, plan_count, plan_mark

PLAN_KEPT       = 5 + PLAN_SLOTS        ; plan_x .. plan_slots
PLAN_MARK_1     = $5A
PLAN_MARK_2     = $C3

        .segment "LOW_BSS"              ; outlives the loading of the overlay
plan_mark:      .res 2                  ; says that plan_kept is true
plan_man:       .res 1
plan_kept:      .res PLAN_KEPT

        .segment "ORDERS"

;;; plan_begin -- work out a soldier's plan from how he is and the orders he has
;;; rule:     5.0  time and energy left after the orders
;;; in:       zp_man = soldier
;;; out:      plan_* = how he will be after his last order; plan_time, plan_energy
;;;           signed; plan_first = time still needed for his first order; walk_stopped
;;;           walk_x walk_y
;;; clobbers: zp_arg0 zp_arg2 zp_arg3 zp_arg4 zp_corner zp_energy zp_from_x zp_from_y
;;;           zp_order zp_ptr0 zp_ptr1 zp_sight_* zp_t0 zp_t1 zp_t2 zp_t3 zp_t4 zp_t5
;;;           zp_t6 zp_t7 zp_time zp_to_x zp_to_y and all but zp_man
;;; cycles:   -
.proc plan_begin
        ldx     zp_man
        lda     man_x,x
        sta     plan_x
        lda     man_y,x
        sta     plan_y
        lda     man_facing,x
        sta     plan_facing
        lda     man_posture,x
        sta     plan_posture
        lda     man_sneaking,x
        sta     plan_sneaking
        ldy     #0
@slot:  lda     man_explosives,x        ; the other weapons lie right behind
        sta     plan_slots,y
        txa
        clc
        adc     #SOLDIERS
        tax
        iny
        cpy     #PLAN_SLOTS
        bcc     @slot
        ldy     #PLAN_KEPT-1            ; RESET may come while state and plan are exchanged
@keep:  lda     plan_x,y
        sta     plan_kept,y
        dey
        bpl     @keep
        lda     zp_man
        sta     plan_man
        ldx     zp_man
        lda     st_turn_length
        sta     plan_time
        lda     man_energy_f,x
        sta     plan_energy
        lda     man_energy_lo,x
        sta     plan_energy+1
        lda     man_energy_hi,x
        sta     plan_energy+2
        lda     #0
        sta     plan_time+1
        sta     plan_doubt
        sta     plan_got
        sta     plan_count
        sta     plan_first
        sta     plan_first+1
        lda     #PLAN_MARK_1
        sta     plan_mark
        lda     #PLAN_MARK_2
        sta     plan_mark+1
@order: ldx     zp_man
        lda     plan_count
        cmp     man_order_count,x
        bcs     @done
        jsr     order_fetch
        jsr     plan_charge
        inc     plan_count
        bne     @order                  ; always
@done:  rts
.endproc

        .assert man_weapons = man_explosives + EXPLOSIVE_SLOTS*SOLDIERS, lderror, "slots apart"

;;; plan_end -- no plan is in use any more
;;; in:       none
;;; out:      plan_mark
;;; clobbers: A
;;; cycles:   <= 12
.proc plan_end
        lda     #0
        sta     plan_mark
        rts
.endproc

;;; plan_repair -- after RESET: give a soldier back the state that his plan had replaced
;;; in:       none
;;; out:      his state as the turn began
;;; clobbers: A X Y zp_man zp_t0 plan_*
;;; cycles:   -
.proc plan_repair
        lda     plan_mark
        cmp     #PLAN_MARK_1
        bne     plan_end
        lda     plan_mark+1
        cmp     #PLAN_MARK_2
        bne     plan_end
        lda     plan_man
        cmp     #SOLDIERS
        bcs     plan_end
        sta     zp_man
        ldy     #PLAN_KEPT-1
@byte:  lda     plan_kept,y
        sta     plan_x,y
        dey
        bpl     @byte
        jsr     plan_swap
        jmp     plan_end
.endproc

;;; plan_charge -- take an order's estimated cost off the plan, and do it there
;;; rule:     3.1  each order written takes its estimate off the totals
;;; in:       zp_man; zp_order = the order after those already in the plan, plan_count of them
;;; out:      plan_*; zp_time, zp_energy = its cost; walk_stopped as order_cost leaves it
;;; clobbers: A X Y and what the rules use
;;; cycles:   -
.proc plan_charge
        jsr     plan_swap
        jsr     order_cost
        jsr     order_apply
        jsr     plan_swap
        lda     plan_count
        bne     @take
        ldx     zp_man                  ; what he spent on the first order last turn
        sec
        lda     zp_time
        sbc     man_spent_lo,x
        sta     zp_time
        lda     zp_time+1
        sbc     man_spent_hi,x
        sta     zp_time+1
        bcs     @left
        lda     #0
        sta     zp_time
        sta     zp_time+1
@left:  copy_word plan_first, zp_time
@take:  sec
        lda     plan_time
        sbc     zp_time
        sta     plan_time
        lda     plan_time+1
        sbc     zp_time+1
        sta     plan_time+1
        sec
        ldx     #0
        ldy     #3
@byte:  lda     plan_energy,x
        sbc     zp_energy,x
        sta     plan_energy,x
        inx
        dey                             ; keeps C
        bne     @byte
        rts
.endproc

;;; plan_swap -- exchange the soldier's state with his plan
;;; in:       zp_man
;;; out:      what was in plan_x .. plan_slots is in his state, and the other way round
;;; clobbers: A X Y zp_t0
;;; cycles:   -
.proc plan_swap
        ldx     zp_man
        ldy     man_x,x
        lda     plan_x
        sta     man_x,x
        sty     plan_x
        ldy     man_y,x
        lda     plan_y
        sta     man_y,x
        sty     plan_y
        ldy     man_facing,x
        lda     plan_facing
        sta     man_facing,x
        sty     plan_facing
        ldy     man_posture,x
        lda     plan_posture
        sta     man_posture,x
        sty     plan_posture
        ldy     man_sneaking,x
        lda     plan_sneaking
        sta     man_sneaking,x
        sty     plan_sneaking
        ldy     #0
@slot:  lda     man_explosives,x
        sta     zp_t0
        lda     plan_slots,y
        sta     man_explosives,x
        lda     zp_t0
        sta     plan_slots,y
        txa
        clc
        adc     #SOLDIERS
        tax
        iny
        cpy     #PLAN_SLOTS
        bcc     @slot
        rts
.endproc

        .segment "ORDERS_BSS"
plan_x:         .res 1
plan_y:         .res 1
plan_facing:    .res 1
plan_posture:   .res 1
plan_sneaking:  .res 1
plan_slots:     .res PLAN_SLOTS
plan_doubt:     .res 1
plan_got:       .res 1                  ; weapons he hopes to get
plan_time:      .res 2
plan_energy:    .res 3
plan_first:     .res 2                  ; time still needed for his first order
plan_count:     .res 1                  ; orders worked in so far
