; A soldier as he will be, and as he is.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .include "ai/ai.inc"
        .export plan_start, plan_stop

        .segment "COMPUTER"

;;; plan_start -- an empty list, and a soldier who will be as he is
;;; in:       zp_actor
;;; out:      man_order_count man_spent_*; ai_time ai_energy; ai_kept
;;; clobbers: A X Y ai_doubt ai_got ai_planned zp_man
;;; cycles:   <= 700
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
        lda     man_x,x
        sta     ai_kept
        lda     man_y,x
        sta     ai_kept+1
        lda     man_facing,x
        sta     ai_kept+2
        lda     man_posture,x
        sta     ai_kept+3
        lda     man_sneaking,x
        sta     ai_kept+4
        ldy     #5
@slot:  lda     man_explosives,x        ; the other weapons lie right behind
        sta     ai_kept,y
        txa
        clc
        adc     #SOLDIERS
        tax
        iny
        cpy     #5+PLAN_SLOTS
        bcc     @slot
        lda     zp_actor
        sta     ai_planned
        rts
.endproc

;;; plan_stop -- the soldier is again as he is
;;; in:       zp_actor; ai_kept
;;; out:      his state; where he will end in ai_claim_x/y
;;; clobbers: A X Y ai_planned
;;; cycles:   <= 600
.proc plan_stop
        ldx     zp_actor
        lda     man_x,x
        sta     ai_claim_x,x
        lda     man_y,x
        sta     ai_claim_y,x
        lda     ai_kept
        sta     man_x,x
        lda     ai_kept+1
        sta     man_y,x
        lda     ai_kept+2
        sta     man_facing,x
        lda     ai_kept+3
        sta     man_posture,x
        lda     ai_kept+4
        sta     man_sneaking,x
        ldy     #5
@slot:  lda     ai_kept,y
        sta     man_explosives,x
        txa
        clc
        adc     #SOLDIERS
        tax
        iny
        cpy     #5+PLAN_SLOTS
        bcc     @slot
        lda     #NO_MAN
        sta     ai_planned
        rts
.endproc
