; What frost does to the ground.
        .include "state.inc"
        .include "russia.inc"

        .export frozen, terrain_frozen

        .segment "RULES"

;;; frozen -- are rivers and swamps frozen?
;;; rule:     8.4.6
;;; in:       st_weather
;;; out:      C = 1 yes; X Y kept
;;; clobbers: A
;;; cycles:   <= 25
.proc frozen
        lda     st_weather
        cmp     #WEATHER_RAIN
        bcs     @no
        cmp     #WEATHER_COLD
        rts
@no:    clc
        rts
.endproc
        .assert WEATHER_VERY_COLD = WEATHER_COLD + 1, error, "the weather's order"
        .assert WEATHER_RAIN = WEATHER_COLD + 2, error, "the weather's order"

;;; terrain_frozen -- a hex's terrain in this weather: a frozen swamp is a forest
;;; rule:     8.4.6
;;; in:       A = TERRAIN_*; st_weather
;;; out:      A; X Y kept
;;; clobbers: none
;;; cycles:   <= 45
.proc terrain_frozen
        cmp     #TERRAIN_SWAMP
        bne     @as_it_is
        jsr     frozen
        lda     #TERRAIN_SWAMP
        bcc     @as_it_is
        lda     #TERRAIN_FOREST
@as_it_is:
        rts
.endproc
