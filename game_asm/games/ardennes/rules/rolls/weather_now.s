; The weather of a half-day.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export weather_now
        .import weather_history

        .segment "RULES"

;;; weather_now -- the weather of a half-day
;;; rule:     8.1  historical, random, always clear or always bad
;;; in:       X = turn 1..32; st_weather_kind = SKY_HISTORICAL..SKY_BAD; zp_die = random
;;; out:      A = WEATHER_*
;;; clobbers: Y
;;; cycles:   <= 40
.proc weather_now
        ldy     st_weather_kind
        beq     @history
        dey
        beq     @random
        dey
        beq     @clear
        lda     #WEATHER_OVERCAST
        rts
@history:
        lda     weather_history-1,x
        rts
@random:
        lda     zp_die
        and     #WEATHERS - 1
        rts
@clear: tya
        .assert WEATHER_CLEAR = 0, error, "Y is 0 there"
        rts
.endproc
