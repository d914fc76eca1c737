; An order's cost comes off the plan; soldier and plan change places.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .include "macros.inc"
        .export plan_charge, plan_swap
        .import order_apply, order_cost, plan_count, plan_energy, plan_facing, plan_first
        .import plan_posture, plan_slots, plan_sneaking, plan_time, plan_x, plan_y

        .segment "ORDERS"

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
