; How far a strike drifts.
        .include "zeropage.inc"
        .include "general.inc"

        .export drift_steps
        .import die_below, strike_drift

        .segment "RULES_LOW"

;;; drift_steps -- how many hexes a strike drifts
;;; rule:     7.9 7.20 11.8
;;; in:       A = type of the gun 7..9; zp_die = any value
;;; out:      A = 0..3
;;; clobbers: X Y zp_t0..zp_t2
;;; cycles:   <= 500
.proc drift_steps
        sec
        sbc     #TYPE_MA
        asl     a
        asl     a                       ; four bounds each
        tax
        lda     #100
        jsr     die_below
        ldy     #0
@step:  cmp     strike_drift,x
        bcc     @done
        inx
        iny
        bne     @step                   ; always
@done:  tya
        rts
.endproc
