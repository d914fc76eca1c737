; The squad keeps together.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export squad_leash
        .import flood_row, man_fit, skill_leash

        .segment "COMPUTER"

;;; squad_leash -- nobody gets far ahead of the last who is on his way
;;; rule:     W24  men who come one by one are shot one by one
;;; in:       zp_actor; ai_halt; ai_claim_x ai_claim_y; distance
;;; out:      ai_halt = steps from the goal at which he waits for the others, if that is more
;;; clobbers: A X Y zp_ai_t zp_index zp_map_ptr zp_dist_ptr
;;; cycles:   <= 1700
.proc squad_leash
        ldx     ai_skill
        lda     skill_leash,x
        beq     @done
        lda     zp_actor
        cmp     ai_carrier
        beq     @done
        lda     ai_halt
        sta     zp_ai_t
        lda     ai_first
        clc
        adc     #SQUAD-1
        tax
@man:   cpx     zp_actor
        beq     @next
        jsr     man_fit
        bcc     @next
        lda     man_wounds,x
        cmp     #HURT
        bcs     @next                   ; he may stay where he is
        ldy     ai_claim_y,x
        jsr     flood_row
        ldy     ai_claim_x,x
        stx     zp_index
        ldx     ai_skill
        lda     (zp_dist_ptr),y
        cmp     #FAR
        beq     @back
        sec
        sbc     skill_leash,x
        bcc     @back
        cmp     zp_ai_t
        bcc     @back
        sta     zp_ai_t
@back:  ldx     zp_index
@next:  cpx     ai_first
        beq     @all
        dex
        bpl     @man
@all:   lda     zp_ai_t
        sta     ai_halt
@done:  rts
.endproc
