; A week goes by for a unit.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export unit_week, unit_guards
        .import guards_of

YOUNG           = 50
GAIN            = 5
EASY_LEVEL      = 3                     ; from here on Soviet units learn by chance

        .segment "WEEK"

;;; unit_week -- what the end of a week does to a unit
;;; rule:     8.1.12 8.2.3 8.2.4
;;; in:       zp_unit, of zp_group; A = draw 0..99; group_flags; st_level
;;; out:      its record
;;; clobbers: A X Y zp_t0
;;; cycles:   <= 120
.proc unit_week
        sta     zp_t0
        ldx     zp_group
        lda     group_flags,x
        and     #GF_TIRED
        beq     @rest
        ldy     #U_FATIGUE
        lda     (zp_unit),y
        cmp     #MOST_FATIGUE
        bcs     @learn                  ; who passed 94 in this week
@rest:  ldy     #U_FATIGUE
        lda     (zp_unit),y
        beq     @learn
        sec
        sbc     #1
        sta     (zp_unit),y
@learn: ldy     #U_EXPERIENCE
        lda     (zp_unit),y
        cmp     #YOUNG
        bcs     @done
        cpx     #SOVIET_BIT
        bcc     @gain
        lda     st_level
        cmp     #EASY_LEVEL
        bcc     @gain
        jsr     mobile
        lda     #75
        bcc     @try
        lda     #56
@try:   cmp     zp_t0
        beq     @done
        bcc     @done
@gain:  ldy     #U_EXPERIENCE
        lda     (zp_unit),y
        clc
        adc     #GAIN
        sta     (zp_unit),y
@done:  rts
.endproc

; C = 1 when the unit is of a mechanized type.
.proc mobile
        .import type_flags
        ldy     #U_TYPE
        lda     (zp_unit),y
        tax
        lda     type_flags,x
        asl     a
        ldx     zp_group
        rts
        .assert TYPE_MECH = %10000000, error, "the flag is no sign"
.endproc

;;; unit_guards -- a Soviet unit may become Guards
;;; rule:     8.12.1 8.12.2
;;; in:       zp_unit
;;; out:      its record
;;; clobbers: A X Y
;;; cycles:   <= 60
.proc unit_guards
        ldy     #U_STRENGTH
        lda     (zp_unit),y
        cmp     #41
        bcc     @done
        ldy     #U_EXPERIENCE
        lda     (zp_unit),y
        cmp     #81
        bcc     @done
        ldy     #U_TYPE
        lda     (zp_unit),y
        tax
        lda     guards_of,x
        sta     (zp_unit),y
@done:  rts
.endproc
