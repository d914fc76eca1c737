; The head of the panel: date, weather, side, ground.
        .include "state.inc"
        .include "ardennes.inc"

        .export panel_head, side_lo, side_hi, terrain_lo, terrain_hi, weather_lo, weather_hi
        .import cursor_hex, cursor_told, date_print, msg_allied, msg_german, msg_terrain_0
        .import msg_terrain_1, msg_terrain_2, msg_terrain_3, msg_terrain_4, msg_weather_0
        .import msg_weather_1, msg_weather_2, msg_weather_3, terrain_here, text_char, text_print

        .segment "CODE"

;;; panel_head -- print date, weather, whose half-day it is, and the ground under the cursor
;;; rule:     1.12
;;; in:       the state
;;; out:      none
;;; clobbers: A X Y scratch zp_hex zp_terrain zp_arg0 zp_arg1 and what drawing uses
;;; cycles:   -
.proc panel_head
        jsr     date_print
        lda     #' '
        jsr     text_char
        ldx     st_weather
        lda     weather_lo,x
        ldy     weather_hi,x
        jsr     text_print
        lda     #' '
        jsr     text_char
        ldx     st_side
        lda     side_lo,x
        ldy     side_hi,x
        jsr     text_print
        lda     #' '
        jsr     text_char
        jsr     cursor_hex
        jsr     terrain_here
        tax
        cpx     #TERRAINS
        bcs     @done
        lda     terrain_lo,x
        ldy     terrain_hi,x
        jsr     text_print
        jmp     cursor_told
@done:  rts
.endproc

weather_lo:     .lobytes msg_weather_0, msg_weather_1, msg_weather_2, msg_weather_3
weather_hi:     .hibytes msg_weather_0, msg_weather_1, msg_weather_2, msg_weather_3
side_lo:        .lobytes msg_german, msg_allied
side_hi:        .hibytes msg_german, msg_allied
terrain_lo:     .lobytes msg_terrain_0, msg_terrain_1, msg_terrain_2, msg_terrain_3, msg_terrain_4
terrain_hi:     .hibytes msg_terrain_0, msg_terrain_1, msg_terrain_2, msg_terrain_3, msg_terrain_4
