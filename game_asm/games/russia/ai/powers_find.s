; How strong everybody is.
        .include "ai/ai.inc"
        .export powers_find, power, tired
        .import multiply_product

HUNDRED         = 100

        .segment "THINKING"
power_low:      .res GROUPS             ; 256ths of power
power:          .res GROUPS             ; of own groups: a point is about six and a half of strength
tired:          .res GROUPS             ; the most fatigue of a group's units

        .segment "COMPUTER"

;;; powers_find -- what every group can put into a fight, and its most tired unit, in one walk
;;; rule:     7.6.1
;;; in:       the units
;;; out:      power tired; changes power_low
;;; clobbers: A X Y zp_unit zp_t1 zp_lib0 zp_lib1
;;; cycles:   <= 200000
.proc powers_find
        lda     #0
        ldx     #GROUPS - 1
@clear: sta     power_low,x
        sta     power,x
        sta     tired,x
        dex
        bpl     @clear
        set_word zp_unit, unit_axis
@unit:  ldy     #U_STRENGTH
        lda     (zp_unit),y
        beq     @next
        ldy     #U_EXPERIENCE
        pha
        lda     (zp_unit),y
        tax
        pla
        jsr     multiply_product        ; less than 2^15
        cpx     #$80
        rol     a
        sta     zp_t1                   ; strength x experience / 128
        ldy     #U_FATIGUE
        lda     #HUNDRED
        sec
        sbc     (zp_unit),y
        ldx     zp_t1
        jsr     multiply_product
        lsr     a                       ; halved: six units stay below 2^16
        sta     zp_t1
        txa
        ror     a
        pha
        ldy     #U_GROUP
        lda     (zp_unit),y
        tax
        pla
        clc
        adc     power_low,x
        sta     power_low,x
        lda     zp_t1
        adc     power,x
        sta     power,x
        ldy     #U_FATIGUE
        lda     (zp_unit),y
        cmp     tired,x
        bcc     @next
        sta     tired,x
@next:  unit_next state_end
        bcc     @unit
        rts
.endproc
