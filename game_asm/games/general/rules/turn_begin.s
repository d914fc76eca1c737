; A turn begins.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"

        .export turn_begin, weather_make
        .import unit_points

        .segment "RULES_LOW"

;;; turn_begin -- everybody may fire and move again; the turn's weather
;;; rule:     1.5 7.1 7.3 7.4 7.5 7.8 7.12 7.15
;;; in:       st_turn, st_weathers; the units
;;; out:      unit_flags, unit_left; st_weather
;;; clobbers: A X Y
;;; cycles:   <= 6000
.proc turn_begin
        ldx     #UNITS - 1
@unit:  lda     unit_flags,x
        and     #UF_OF_TURN ^ $FF
        sta     unit_flags,x
        ldy     unit_type,x
        lda     unit_points,y
        sta     unit_left,x
        dex
        bpl     @unit
        falls_into weather_make
.endproc

;;; weather_make -- the weather of st_turn
;;; rule:     8.2 13.2  the usual one, or another on some turns; one of them was drawn at the start
;;; in:       st_turn; st_weathers
;;; out:      st_weather
;;; clobbers: A X
;;; cycles:   <= 90
.proc weather_make
        lda     st_weathers
        sta     st_weather
        ldx     #0
@span:  lda     st_turn
        cmp     st_weathers+2,x
        bcc     @next
        lda     st_weathers+3,x
        cmp     st_turn
        bcc     @next
        lda     st_weathers+1,x
        sta     st_weather
@next:  txa
        bne     @done
        ldx     #3
        bne     @span                   ; always
@done:  rts
.endproc
