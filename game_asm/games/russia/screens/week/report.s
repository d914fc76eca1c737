; What happened in the last week.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .export report_key, report_main, report_print
        .import cities_held, city_names, city_side, date_print, groups_count, history_cities
        .import key_capital, log_page
        .import msg_ahead, msg_and_soviets, msg_as_it_was, msg_axis_has, msg_axis_took, msg_behind
        .import msg_groups_axis, msg_groups_of, msg_history, msg_lost_axis, msg_month_axis
        .import msg_murmansk, msg_planes_wait, msg_report_keys, msg_waiting
        .import msg_soviets_have, msg_soviets_took, msg_then, msg_then_in, msg_weather_0
        .import msg_weather_1, msg_weather_2, msg_weather_3, page_prompt, page_show, score_find
        .import score_points, text_byte, text_char, text_goto, text_number, text_print, word_print

EVEN            = 3                     ; cities by which history is passed, or not
COLUMNS         = 40
LAST_CITY_ROW   = 15

        .segment "WEEK_BSS"
taker:          .res 1                  ; whose new cities are listed
names:          .res 1                  ; of them, 0 = none yet
row:            .res 1

        .segment "WEEK"

;;; report_main -- the page of the last week, until a key is struck; L shows its battles
;;; shows:    1.3.1  ours: what happened since one last played
;;; in:       the state; st_next_phase
;;; out:      st_phase = st_next_phase
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc report_main
@page:  print_page msg_report
        jsr     report_print
        jsr     report_key
        bcs     @page
        lda     st_next_phase
        sta     st_phase
        rts
.endproc

;;; report_key -- ask for a key below a page of the week; L shows the battles
;;; shows:    7.4.3  ours: the log can be read later
;;; in:       the state
;;; out:      C = 1 when the battles have been shown over the page
;;; clobbers: everything but the state
;;; cycles:   -
.proc report_key
        print_prompt msg_report_keys
        jsr     key_capital
        cmp     #'L'
        clc
        bne     @done
        jsr     log_page
        sec
@done:  rts
.endproc

;;; report_print -- date, weather, points, losses, cities that changed hands; behind a month's end
;;; shows:    9.1.1  ours: each month beside history
;;; shows:    8.6.9 8.6.10  what waits at Murmansk, for the line does not let it through
;;; in:       the state
;;; out:      none
;;; clobbers: everything but the state
;;; cycles:   -
.proc report_print
        ldx     #1
        ldy     #2
        jsr     text_goto
        jsr     date_print
        ldx     st_weather
        lda     weather_lo,x
        ldy     weather_hi,x
        jsr     text_print
        jsr     score_find
        print_at 1, 4, msg_axis_has
        copy_word zp_arg0, score_points
        jsr     text_number
        print_at 1, 5, msg_soviets_have
        copy_word zp_arg0, score_points+2
        jsr     text_number
        print_at 1, 7, msg_lost_axis
        ldx     #SIDE_AXIS
        jsr     lost
        print_msg msg_and_soviets
        ldx     #SIDE_SOVIET
        jsr     lost
        print_at 1, 8, msg_groups_axis
        jsr     groups_count
        lda     zp_t1
        pha
        lda     zp_t0
        jsr     text_byte
        print_msg msg_groups_of
        lda     report_groups
        jsr     text_byte
        print_msg msg_and_soviets
        pla
        jsr     text_byte
        print_msg msg_groups_of
        lda     report_groups+1
        jsr     text_byte
        lda     #10
        sta     row
        lda     #SIDE_AXIS
        jsr     took
        lda     #SIDE_SOVIET
        jsr     took
        lda     month_number
        beq     @waits
        jsr     month
@waits: lda     lend_vehicles_lo
        ora     lend_vehicles_hi
        ora     lend_aircraft
        beq     @done
        print_at 1, 20, msg_murmansk
        lda     lend_vehicles_lo
        sta     zp_arg0
        lda     lend_vehicles_hi
        sta     zp_arg1
        jsr     text_number
        print_msg msg_waiting
        lda     lend_aircraft
        jsr     text_byte
        print_msg msg_planes_wait
@done:  rts
.endproc

; What side X lost in the week.
.proc lost
        lda     st_lost_lo,x
        sta     zp_arg0
        lda     st_lost_hi,x
        sta     zp_arg1
        jmp     text_number
.endproc

; The cities that side A took, from `row` on.
.proc took
        sta     taker
        lda     #0
        sta     names
        ldx     #CITIES_ON_MAP - 1
@city:  jsr     city_side
        cmp     taker
        bne     @next
        cmp     report_held,x
        beq     @next
        txa
        pha
        jsr     name
        pla
        tax
@next:  dex
        bpl     @city
        lda     names
        beq     @done
        inc     row
@done:  rts
.endproc

; One more, X, behind what is printed or on the next row.
.proc name
        txa
        pha
        lda     names
        bne     @comma
        ldx     #1
        ldy     row
        jsr     text_goto
        ldx     taker
        lda     took_lo,x
        ldy     took_hi,x
        jsr     text_print
        jmp     @print
@comma: lda     row
        cmp     #LAST_CITY_ROW
        bcs     @full
        lda     #','
        jsr     text_char
        pla
        pha
        tax
        jsr     name_end
        cmp     #COLUMNS
        bcc     @blank
        inc     row
        ldx     #2
        ldy     row
        jsr     text_goto
        jmp     @print
@blank: lda     #' '
        jsr     text_char
@print: inc     names
        pla
        tax
        lda     #<city_names
        ldy     #>city_names
        jmp     word_print
@full:  pla
        rts
.endproc

; A = the column of the comma behind the name of city X, which a blank precedes.
.proc name_end
        lda     #<city_names
        sta     zp_text_ptr
        lda     #>city_names
        sta     zp_text_ptr+1
        ldy     #0
        cpx     #0
        beq     @found
@seek:  jsr     letter
        bpl     @seek
        dex
        bne     @seek
@found: ldx     zp_text_col
        inx
@name:  inx
        jsr     letter
        bpl     @name
        txa
        rts
.endproc

; A = the next letter of the list, N = 1 when it ends a name.
.proc letter
        lda     (zp_text_ptr),y
        iny
        bne     @same
        inc     zp_text_ptr+1
@same:  cmp     #0
        rts
.endproc

; The month that is over, beside history.
.proc month
        print_at 1, 17, msg_month_axis
        lda     month_lost_lo
        sta     zp_arg0
        lda     month_lost_hi
        sta     zp_arg1
        jsr     text_number
        print_msg msg_and_soviets
        lda     month_lost_lo+1
        sta     zp_arg0
        lda     month_lost_hi+1
        sta     zp_arg1
        jsr     text_number
        print_at 1, 18, msg_then
        jsr     cities_held
        pha
        jsr     text_byte
        print_msg msg_then_in
        lda     month_cities
        jsr     text_byte
        print_msg msg_history
        ldx     st_year                 ; months since June 1941, to the one that is over
        lda     st_month
        sec
        sbc     #7
@year:  cpx     #41
        beq     @month
        clc
        adc     #12
        dex
        bne     @year                   ; always
@month: tax
        lda     history_cities,x
        sta     zp_t7
        jsr     text_byte
        ldx     #1
        ldy     #19
        jsr     text_goto
        pla
        sec
        sbc     zp_t7
        bmi     @less
        cmp     #EVEN
        bcc     @even
        lda     #<msg_ahead
        ldy     #>msg_ahead
        jmp     text_print
@less:  cmp     #256 - EVEN + 1
        bcs     @even
        lda     #<msg_behind
        ldy     #>msg_behind
        jmp     text_print
@even:  lda     #<msg_as_it_was
        ldy     #>msg_as_it_was
        jmp     text_print
.endproc

took_lo:        .lobytes msg_axis_took, msg_soviets_took
took_hi:        .hibytes msg_axis_took, msg_soviets_took
weather_lo:     .lobytes msg_weather_0, msg_weather_1, msg_weather_2, msg_weather_3
weather_hi:     .hibytes msg_weather_0, msg_weather_1, msg_weather_2, msg_weather_3
