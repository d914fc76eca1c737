; What entering a hex costs a group in fatigue.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export enter_fatigue
        .import enter_strategic, enter_tactical, frozen, group_kind, terrain_frozen

HALVED          = $80                   ; of enter_tactical
HARD_YEAR       = 41
STRATEGIC_RIVER = 20
TACTICAL_RIVER  = 10

        .segment "RULES"

;;; enter_fatigue -- fatigue of entering a hex
;;; rule:     8.1.2 8.1.3 8.1.4 8.1.5 8.1.7  the weather multiplies the ground's, not the river's
;;; in:       X = group; A = 0 strategic, 1 tactical; zp_terrain; zp_river = 1 a river is crossed
;;;           (by a strategic move: while leaving an enemy's zone); st_weather st_year
;;; out:      A = 0..95; X kept
;;; clobbers: Y zp_t0 zp_t1
;;; cycles:   <= 260
.proc enter_fatigue
        sta     zp_t1                   ; 1 = tactical
        lda     zp_terrain
        jsr     terrain_frozen
        tay
        lda     zp_t1
        bne     @tactical
        lda     enter_strategic,y
        jmp     @ground
@tactical:
        lda     enter_tactical,y
        bpl     @ground
        and     #HALVED ^ $FF
        ldy     st_weather
        cpy     #WEATHER_COLD + 1
        bcs     @ground
        sta     zp_t0
        jsr     group_kind
        tay
        lda     zp_t0
        cpy     #KIND_MECH
        bne     @ground
        lsr     a
@ground:
        sta     zp_t0
        ldy     st_weather
        cpy     #WEATHER_VERY_COLD
        bne     @times
        cpx     #SOVIET_BIT
        bcs     @times
        lda     st_year
        cmp     #HARD_YEAR
        bne     @times
        iny
        iny                             ; a row of its own
@times: lda     times,y
        tay
        lda     #0
@add:   clc
        adc     zp_t0
        bcs     @most
        dey
        bne     @add
        sta     zp_t0
        lda     zp_river
        beq     @sum
        jsr     frozen
        bcs     @sum
        ldy     zp_t1
        lda     rivers,y
        clc
        adc     zp_t0
        bcc     @cut
@most:  lda     #MOST_FATIGUE
        rts
@sum:   lda     zp_t0
@cut:   cmp     #MOST_FATIGUE
        bcs     @most
        rts
times:  .byte   1, 2, 3, 4, 5           ; by WEATHER_*; the last the Axis in VERY COLD of 1941
rivers: .byte   STRATEGIC_RIVER, TACTICAL_RIVER
.endproc
