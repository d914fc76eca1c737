; The sky of a half-day, and what may fly.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export weather_now, air_flies, bomb_loss
        .import weather_history, bomb_losses

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

;;; bomb_loss -- what bombs or a rocket do
;;; rule:     9.4 6.10  a dump is hit unless the share is none
;;; in:       X = roll 1..6
;;; out:      A = SHARE_*
;;; clobbers: none
;;; cycles:   <= 15
.proc bomb_loss
        lda     bomb_losses-1,x
        rts
.endproc
