; A soldier as he will be, and as he is.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .include "ai/ai.inc"
        .export plan_start, plan_stop

        .segment "COMPUTER"

PLAN_STATES     = 5                     ; man_x, man_y, man_facing, man_posture, man_sneaking
        .assert man_sneaking = man_x + (PLAN_STATES-1) * SOLDIERS, lderror, "five arrays in a row"

;;; plan_start -- an empty list, and a soldier who will be as he is
;;; in:       zp_actor
;;; out:      man_order_count man_spent_*; ai_time ai_energy; ai_kept
;;; clobbers: A X Y ai_doubt ai_got ai_planned zp_man
;;; cycles:   <= 900
.proc plan_start
        ldx     zp_actor
        stx     zp_man
        lda     #0
        sta     man_order_count,x
        sta     man_spent_lo,x
        sta     man_spent_hi,x
        sta     ai_doubt
        sta     ai_got
        lda     st_turn_length
        sta     ai_time
        lda     man_energy_f,x
        sta     ai_energy
        lda     man_energy_lo,x
        sta     ai_energy+1
        lda     man_energy_hi,x
        sta     ai_energy+2
        ldy     #0
@is:    lda     man_x,x
        sta     ai_kept,y
        jsr     next_kept
        cpy     #PLAN_STATES
        bcc     @is
        ldx     zp_actor
@slot:  lda     man_explosives,x        ; the other weapons lie right behind
        sta     ai_kept,y
        jsr     next_kept
        cpy     #PLAN_STATES+PLAN_SLOTS
        bcc     @slot
        lda     zp_actor
        sta     ai_planned
        rts
.endproc

;;; plan_stop -- the soldier is again as he is
;;; in:       zp_actor; ai_kept
;;; out:      his state; where he will end in ai_claim_x/y
;;; clobbers: A X Y ai_planned
;;; cycles:   <= 900
.proc plan_stop
        ldx     zp_actor
        lda     man_x,x
        sta     ai_claim_x,x
        lda     man_y,x
        sta     ai_claim_y,x
        ldy     #0
@is:    lda     ai_kept,y
        sta     man_x,x
        jsr     next_kept
        cpy     #PLAN_STATES
        bcc     @is
        ldx     zp_actor
@slot:  lda     ai_kept,y
        sta     man_explosives,x
        jsr     next_kept
        cpy     #PLAN_STATES+PLAN_SLOTS
        bcc     @slot
        lda     #NO_MAN
        sta     ai_planned
        rts
.endproc

; X = the next array's byte, Y the next that is kept
.proc next_kept
        txa
        clc
        adc     #SOLDIERS
        tax
        iny
        rts
.endproc
