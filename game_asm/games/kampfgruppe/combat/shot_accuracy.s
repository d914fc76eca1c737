; How well a gun shoots.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export shot_accuracy
        .import float_set, float_times, float_times_word, float_over, multiply_quick

BEST            = 90                    ; per cent at range 0
HUNDREDTH       = (1 << 22) / 100       ; x 2^-22
HUNDREDTH_EXP   = <-22
THREE_HUNDREDTH = (1 << 24) / 300       ; x 2^-24
THREE_HUNDREDTH_EXP = <-24
WHOLE_EFFORT    = 300                   ; less suppression: 7.7.2

        .segment "COMBAT"

;;; shot_accuracy -- accuracy of a weapon, before the target is looked at
;;; rule:     7.3.3 7.3.4  ((MR - r) x 90 / MR + AC x pulses)^2 / 100, the whole sum squared
;;; rule:     12.0.4
;;; rule:     7.7.2  less a third of the firer's suppression, in per cent
;;; in:       zp_gun_mr zp_gun_ac zp_shot_range zp_shot_pulses zp_shot_pinned
;;; out:      zp_float = accuracy, per cent
;;; clobbers: A X Y zp_t0..zp_t7 zp_lib0 zp_lib1 zp_float_exp
;;; cycles:   <= 5000
.proc shot_accuracy
        ldx     zp_gun_mr
        bne     @mr
        inx                             ; a weapon for range 0 counts as of range 1
@mr:    txa
        pha
        sec
        sbc     zp_shot_range
        sta     zp_t0
        lda     #BEST
        jsr     multiply_quick
        sta     zp_t3
        lda     zp_t1
        sta     zp_t2                   ; 90 x (MR - r)
        lda     zp_shot_pulses
        cmp     #MOST_PULSES+1
        bcc     @pulses
        lda     #MOST_PULSES            ; the aim grows no better
@pulses:
        sta     zp_t0
        lda     zp_gun_ac
        jsr     multiply_quick              ; at most 200
        lda     zp_t1
        sta     zp_t0
        pla
        pha
        jsr     multiply_quick              ; x MR
        tay
        lda     zp_t1
        clc
        adc     zp_t2
        pha
        tya
        adc     zp_t3
        tay
        pla
        pha
        sty     zp_t2
        jsr     float_set
        pla
        ldy     zp_t2
        jsr     float_times_word        ; squared
        pla
        pha
        jsr     float_over
        pla
        jsr     float_over              ; by MR, squared too
        lda     #<HUNDREDTH
        ldy     #>HUNDREDTH
        ldx     #HUNDREDTH_EXP
        jsr     float_times
        lda     zp_shot_pinned
        beq     @done
        lda     #<WHOLE_EFFORT
        sec
        sbc     zp_shot_pinned
        tax
        lda     #>WHOLE_EFFORT
        sbc     #0
        tay
        txa
        jsr     float_times_word
        lda     #<THREE_HUNDREDTH
        ldy     #>THREE_HUNDREDTH
        ldx     #THREE_HUNDREDTH_EXP
        jmp     float_times
@done:  rts
.endproc
