; The head of the panel: date, weather, side, the hex.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"
        .include "lib/hexview/hexview.inc"

        .export date_print, panel_head, word_print
        .import city_at, city_names, cursor_hex, cursor_told, ground_at, msg_month_1, msg_month_10
        .import msg_month_11, msg_month_12, msg_month_2, msg_month_3, msg_month_4, msg_month_5
        .import msg_month_6, msg_month_7, msg_month_8, msg_month_9, msg_rail, msg_side_0, msg_side_1
        .import msg_terrain_0
        .import msg_terrain_1, msg_terrain_2, msg_terrain_3, msg_terrain_4, msg_terrain_5
        .import msg_terrain_6, msg_weather_0, msg_weather_1, msg_weather_3, msg_very_cold
        .import text_byte, text_char, text_print, text_two_digits

        .segment "CODE"

COORDINATES     = 35                    ; column of the cursor's column and row, 31,32 at most

;;; panel_head -- print date, weather, whose phase it is, what lies under the cursor, and where
;;; rule:     8.3.1  a railway is a terrain of its own, and tells whose it is
;;; rule:     5.3.4  ours: by its row the Axis sees on which side of the line a hex lies
;;; in:       the state
;;; out:      none
;;; clobbers: A X Y scratch zp_hex zp_arg0 zp_arg1 and what drawing uses
;;; cycles:   -
.proc panel_head
        jsr     words
        lda     zp_text_row             ; a long name may fill the row
        cmp     #HV_PANEL
        bne     @done
        lda     zp_text_col
        cmp     #COORDINATES
        bcs     @done
@blank: lda     #' '
        jsr     text_char
        lda     zp_text_col
        cmp     #COORDINATES
        bcc     @blank
        jmp     cursor_told
@done:  rts
.endproc

; All but the last.
.proc words
        jsr     date_print
        ldx     st_weather
        lda     weather_lo,x
        ldy     weather_hi,x
        jsr     text_print
        ldx     st_side
        lda     side_lo,x
        ldy     side_hi,x
        jsr     text_print
        lda     #' '
        jsr     text_char
        jsr     cursor_hex
        jsr     city_at
        bcs     @terrain
        lda     #<city_names
        ldy     #>city_names
        jmp     word_print
@terrain:
        jsr     ground_at
        and     #GROUND_RAIL_SOVIET | GROUND_RAIL_AXIS
        bne     @rail
        lda     (zp_ptr0),y
        and     #GROUND_TERRAIN
        tax
        cpx     #TERRAIN_OUTSIDE
        bcs     @done
        lda     terrain_lo,x
        ldy     terrain_hi,x
        jmp     text_print
@rail:  pha
        lda     #<msg_rail
        ldy     #>msg_rail
        jsr     text_print
        pla
        ldx     #SIDE_SOVIET
        and     #GROUND_RAIL_SOVIET
        bne     @whose
        dex
@whose: lda     side_lo,x
        ldy     side_hi,x
        jmp     text_print
@done:  rts
        .assert SIDE_AXIS = SIDE_SOVIET - 1, error, "the sides' order"
.endproc

;;; date_print -- print the day on which the week begins, and a blank
;;; rule:     1.1.1
;;; in:       st_day st_month st_year
;;; out:      none
;;; clobbers: A X Y scratch zp_arg0 zp_arg1 and what drawing uses
;;; cycles:   -
.proc date_print
        lda     st_day
        jsr     text_byte
        lda     #' '
        jsr     text_char
        ldx     st_month
        lda     month_lo-1,x
        ldy     month_hi-1,x
        jsr     text_print
        lda     #' '
        jsr     text_char
        lda     st_year
        jsr     text_two_digits
        lda     #' '
        jmp     text_char
.endproc

;;; word_print -- print a word of a list whose words end with their high bit
;;; in:       A = low byte, Y = high byte of the list; X = which, from 0
;;; out:      none
;;; clobbers: A X Y zp_ptr0 and what drawing uses
;;; cycles:   -
.proc word_print
        sta     zp_text_ptr
        sty     zp_text_ptr+1
        ldy     #0
        cpx     #0
        beq     @print
@seek:  lda     (zp_text_ptr),y
        iny
        bne     @same
        inc     zp_text_ptr+1
@same:  cmp     #$80
        bcc     @seek
        dex
        bne     @seek
@print: lda     (zp_text_ptr),y
        pha
        and     #$7F
        jsr     text_char
        iny
        bne     @on
        inc     zp_text_ptr+1
@on:    pla
        bpl     @print
        rts
.endproc

        .segment "RODATA"
weather_lo:     .lobytes msg_weather_0, msg_weather_1, msg_very_cold, msg_weather_3
weather_hi:     .hibytes msg_weather_0, msg_weather_1, msg_very_cold, msg_weather_3
side_lo:        .lobytes msg_side_0, msg_side_1
side_hi:        .hibytes msg_side_0, msg_side_1
terrain_lo:     .lobytes msg_terrain_0, msg_terrain_1, msg_terrain_2, msg_terrain_3, msg_terrain_4
                .lobytes msg_terrain_5, msg_terrain_6
terrain_hi:     .hibytes msg_terrain_0, msg_terrain_1, msg_terrain_2, msg_terrain_3, msg_terrain_4
                .hibytes msg_terrain_5, msg_terrain_6
month_lo:       .lobytes msg_month_1, msg_month_2, msg_month_3, msg_month_4, msg_month_5
                .lobytes msg_month_6, msg_month_7, msg_month_8, msg_month_9, msg_month_10
                .lobytes msg_month_11, msg_month_12
month_hi:       .hibytes msg_month_1, msg_month_2, msg_month_3, msg_month_4, msg_month_5
                .hibytes msg_month_6, msg_month_7, msg_month_8, msg_month_9, msg_month_10
                .hibytes msg_month_11, msg_month_12
