; Where the aircraft strike.
        .include "ai/ai.inc"
        .include "log_event.inc"

        .export strikes_plan
        .import bomb_loss, foe_known, foes_end, foes_first, log_event, log_note, roll_die
        .import unit_hurt, zones_known

        .segment "COMPUTER"

;;; strikes_plan -- each air strike takes the strongest enemy
;;; rule:     7.17 7.18 9.4
;;; in:       st_side, st_strikes_left; the units
;;; out:      st_strikes_left = 0; the enemy's units, st_lost, hex_zones, rng_seed, log_used,
;;;           log_cut, log_events, log_event
;;; clobbers: A X Y scratch zp_hex zp_class zp_rules zp_arg0 zp_arg1 ai_best ai_to
;;; cycles:   -
.proc strikes_plan
        lda     st_strikes_left
        beq     @done
@again: jsr     strongest
        beq     @none
        jsr     roll_die
        jsr     bomb_loss
        sta     log_event+LOG_B
        ldx     ai_to
        stx     log_event+LOG_A
        lda     unit_at_lo,x
        sta     zp_hex
        lda     unit_at_hi,x
        sta     zp_hex+1
        lda     #LOG_STRIKE
        jsr     log_note
        lda     log_event+LOG_B
        beq     @next
        jsr     unit_hurt
@next:  dec     st_strikes_left
        bne     @again
@none:  lda     #0
        sta     st_strikes_left
        jmp     zones_known
@done:  rts
.endproc

; ai_to = the strongest enemy that is known; Z = 1 when there is none.
.proc strongest
        lda     #0
        sta     ai_best
        ldx     st_side
        ldy     foes_end,x
        sty     zp_t0
        lda     foes_first,x
        tax
@unit:  jsr     foe_known
        bcc     @next
        lda     unit_strength,x
        cmp     ai_best
        bcc     @next
        sta     ai_best
        stx     ai_to
@next:  inx
        cpx     zp_t0
        bne     @unit
        lda     ai_best
        rts
.endproc
