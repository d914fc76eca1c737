; Whether aircraft fly.
        .include "state.inc"
        .include "ardennes.inc"

        .export air_flies

        .segment "RULES"

;;; air_flies -- may aircraft strike in this half-day?
;;; rule:     7.18 8.4  mornings only, and clear ones
;;; in:       X = turn 1..32; st_weather = WEATHER_CLEAR..WEATHER_SNOW
;;; out:      C = 1 yes; X kept
;;; clobbers: A
;;; cycles:   <= 25
.proc air_flies
        lda     st_weather
        bne     @no
        .assert WEATHER_CLEAR = 0, error, "clear is 0"
        txa
        lsr     a                       ; odd turns are mornings
        rts
@no:    clc
        rts
.endproc
