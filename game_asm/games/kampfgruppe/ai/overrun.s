; Into the square of men who are kept down.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export overrun
        .import foe_kind, foe_no, foe_down, w_overrun
        .import in_meeting

        .segment "COMPUTER"

;;; overrun -- the unit at work drives into the square of men whom others keep down
;;; rule:     7.4.5 7.6.3 W23  there they die by the platoon, and of two shots one
;;; in:       zp_unit, ai_kind, ai_prey; st_battle; foe_kind foe_no foe_down
;;; out:      U_RANGE = 0 when it does; changes foe_down, unit_records
;;; clobbers: A X Y ai_t0
;;; cycles:   <= 140
.proc overrun
        jsr     in_meeting
        bne     @done
        lda     ai_kind
        bne     @done                   ; tanks only
        ldx     ai_prey
        lda     foe_kind,x
        cmp     #KIND_HMG
        bcc     @done
        lda     #0
        sta     ai_t0
        lda     foe_no,x
        tax
        ldy     #U_TARGET
        cmp     (zp_unit),y
        bne     @others
        ldy     #U_PULSES
        lda     (zp_unit),y
        sta     ai_t0
@others:
        lda     foe_down,x
        sec
        sbc     ai_t0                   ; without its own
        bcc     @done
        ldy     zp_side
        cmp     w_overrun,y
        bcc     @done
        sta     foe_down,x              ; it fires from there no more
        ldy     #U_RANGE
        lda     #0
        sta     (zp_unit),y
@done:  rts
.endproc
