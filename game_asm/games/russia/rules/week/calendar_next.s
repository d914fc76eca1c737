; The calendar.
        .include "state.inc"

        .export calendar_next
        .import month_days

        .segment "WEEK"

;;; calendar_next -- seven days on
;;; rule:     1.1.1
;;; in:       st_day st_month st_year st_week
;;; out:      st_day st_month st_year st_week; C = 1 when another month begins
;;; clobbers: A X
;;; cycles:   <= 110
.proc calendar_next
        inc     st_week
        ldx     st_month
        lda     st_day
        clc
        adc     #7
        sta     st_day
        lda     month_days-1,x
        cpx     #2
        bne     @long
        ldx     st_year
        cpx     #LEAP
        bne     @long
        lda     #29
@long:  cmp     st_day
        bcs     @same
        eor     #$FF
        sec
        adc     st_day                  ; less the month's days
        sta     st_day
        inc     st_month
        lda     st_month
        cmp     #13
        bcc     @month
        lda     #1
        sta     st_month
        inc     st_year
@month: sec
        rts
@same:  clc
        rts
LEAP = 44
.endproc
