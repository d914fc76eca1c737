; The weather of the next week.
        .include "state.inc"
        .include "russia.inc"

        .export weather_next, weather_row
        .import weather_below, weather_draws

WINTER          = 12                    ; the row of December 1941 to February 1942

        .segment "WEEK"

;;; weather_row -- which row of the table counts, and of how many draws
;;; rule:     8.4.1 8.4.2
;;; in:       st_month st_year, of the week to come
;;; out:      X = row 0..12; A = draws 1..255
;;; clobbers: none
;;; cycles:   <= 50
.proc weather_row
        ldx     st_month
        dex
        lda     st_year
        cmp     #41
        bne     @second
        cpx     #11
        bne     @row
@winter:
        ldx     #WINTER
@row:   lda     weather_draws,x
        rts
@second:
        cmp     #42
        bne     @row
        cpx     #2
        bcc     @winter
        bcs     @row                    ; always
.endproc

;;; weather_next -- the weather that a draw brings
;;; rule:     8.4.1 8.4.7
;;; in:       X = row 0..12; A = draw, below its draws
;;; out:      A = st_weather = WEATHER_*
;;; clobbers: X Y
;;; cycles:   <= 90
.proc weather_next
        tay
        txa
        asl     a
        asl     a
        tax
        tya
        ldy     #WEATHER_CLEAR
@kind:  cmp     weather_below,x
        bcc     @found
        inx
        iny
        cpy     #WEATHER_RAIN
        bcc     @kind
@found: tya
        sta     st_weather
        rts
.endproc
