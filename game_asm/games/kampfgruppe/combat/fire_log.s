; What of a combat can be seen again at the end of the turn: each fire that killed.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export fire_log, shell_log
        .import foe_where, firer_at, shell_lost, log_add, log_event

        .segment "COMBAT"

;;; fire_log -- write down direct fire that killed
;;; rule:     7.11.5
;;; in:       zp_unit, zp_unit_no, zp_foe, zp_foe_no, zp_side, zp_pulse, killed; st_side, shown_all
;;; out:      changes log_*
;;; clobbers: A X Y zp_ptr0
;;; cycles:   <= 500
.proc fire_log
        lda     killed
        beq     @none
        ldy     #U_COUNT
        cmp     (zp_foe),y
        bcc     @some
        lda     (zp_foe),y              ; no more than there were
        ora     #FIRE_ALL
@some:  sta     log_event+FIRE_KILLS
        jsr     foe_where
        ldx     zp_foe_no
        jmp     struck
@none:  rts
.endproc

;;; shell_log -- write down shells that destroyed units
;;; rule:     7.11.5
;;; in:       zp_unit, zp_unit_no, zp_side, zp_pulse, here_x, here_y, shell_lost; st_side, shown_all
;;; out:      changes log_*
;;; clobbers: A X Y zp_ptr0
;;; cycles:   <= 500
.proc shell_log
        lda     shell_lost
        beq     @none
        sta     log_event+FIRE_KILLS
        lda     here_x
        ldy     here_y
        ldx     #NO_UNIT
        jmp     struck
@none:  rts
.endproc

; A = column, Y = row, X = who was there.
.proc struck
        sta     log_event+FIRE_X
        sty     log_event+FIRE_Y
        stx     log_event+FIRE_FOE
        lda     zp_unit_no
        sta     log_event+FIRE_UNIT
        jsr     firer_at                ; C = 1: known
        lda     zp_side
        rol     a
        .assert SIDE_SOVIET = 1, error, "a bit of its own"
        tax
        lda     heads,x
        ora     zp_pulse
        sta     log_event+FIRE_HEAD
        jmp     log_add
.endproc
heads:          .byte 0, FIRE_KNOWN, FIRE_SOVIET, FIRE_SOVIET | FIRE_KNOWN
