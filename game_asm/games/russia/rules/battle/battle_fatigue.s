; How battles tire.
        .include "state.inc"
        .include "russia.inc"
        .include "zeropage.inc"

        .export battle_fatigue, retreat_fatigue

        .segment "GROUND"

;;; battle_fatigue -- fatigue of fighting
;;; rule:     8.1.8  8 and a draw of 0 to 4; the attacker's doubled in any weather but CLEAR
;;; in:       A = draw 0..4; C = 1 an attacker; st_weather
;;; out:      A
;;; clobbers: none
;;; cycles:   <= 40
.proc battle_fatigue
        bcc     @once
        clc
        adc     #8
        pha
        lda     st_weather
        .assert WEATHER_CLEAR = 0, error, "the weather is no flag"
        beq     @clear
        pla
        asl     a
        rts
@clear: pla
        rts
@once:  adc     #8
        rts
.endproc

;;; retreat_fatigue -- what a retreat adds to the fatigue of a unit
;;; rule:     8.1.9  10, 5 more in COLD, 10 in RAIN and VERY COLD, a tenth of what lacks in
;;;           experience; 30 at most
;;; in:       zp_unit; st_weather
;;; out:      A = 10..30
;;; clobbers: X Y zp_t0
;;; cycles:   <= 220
.proc retreat_fatigue
        ldx     st_weather
        lda     more,x
        sta     zp_t0
        lda     #100
        ldy     #U_EXPERIENCE
        sec
        sbc     (zp_unit),y
        ldx     #$FF
@ten:   inx
        sec
        sbc     #10
        bcs     @ten
        txa
        clc
        adc     zp_t0                   ; 20 and a tenth of a hundred at most
        rts
more:   .byte 10, 15, 20, 20            ; by WEATHER_*
.endproc
