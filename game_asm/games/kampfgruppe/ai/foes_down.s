        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export foes_down, foe_down
        .import unit_select, kind_get

DOWN_PULSES     = 2                     ; of machine guns at one target

        .segment "COMPUTER_TEXT"
foe_down:       .res UNITS              ; by its number: pulses of machine-gun fire that it lies in

        .segment "COMPUTER"

;;; foes_down -- who lies in the fire of own machine guns, by the guns' targets and pulses
;;; rule:     7.6.3 W23  what the firing side knows of it
;;; in:       zp_side; the side's units
;;; out:      foe_down
;;; clobbers: A X Y zp_unit zp_unit_no zp_t0 zp_t1 ai_t0 ai_t1 ai_kind ai_weapon
;;; cycles:   -
.proc foes_down
        ldx     #UNITS
        lda     #0
@clear: sta     foe_down-1,x
        dex
        bne     @clear
        sta     ai_t0
@unit:  lda     ai_t0
        jsr     unit_select
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @next
        ldy     #U_PULSES
        lda     (zp_unit),y
        cmp     #DOWN_PULSES
        bcc     @next
        ldy     #U_TARGET
        lda     (zp_unit),y
        cmp     #NO_UNIT
        beq     @next
        sta     ai_t1
        jsr     kind_get
        beq     @guns
        cmp     #KIND_CAR
        beq     @guns
        cmp     #KIND_CARRIER
        beq     @guns
        cmp     #KIND_HMG
        bne     @next
@guns:  ldy     #U_PULSES
        lda     (zp_unit),y
        ldx     ai_t1
        clc
        adc     foe_down,x
        sta     foe_down,x
@next:  inc     ai_t0
        lda     ai_t0
        cmp     #UNITS
        bcc     @unit
        rts
.endproc
