; How a soldier will be when the orders written so far are done.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .include "macros.inc"
        .export plan_begin, plan_end, plan_repair, plan_first, plan_x, plan_y, plan_facing
        .export plan_posture, plan_sneaking, plan_slots, plan_doubt, plan_got, plan_time
        .export plan_energy, plan_count, plan_mark
        .import order_fetch, plan_charge, plan_swap

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
