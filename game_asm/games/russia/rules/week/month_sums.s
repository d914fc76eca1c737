; What a month has cost.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export month_sums

        .segment "WEEK"

;;; month_sums -- the week's losses to those of the month; behind a month's last week a new sum
;;; rule:     1.1.1  ours: each month is told of
;;; in:       st_lost_lo st_lost_hi report_held; month_number
;;; out:      month_lost_lo month_lost_hi month_cities; month_number = 0
;;; clobbers: A X Y
;;; cycles:   <= 900
.proc month_sums
        lda     month_number
        beq     @add
        lda     #0
        sta     month_number
        sta     month_lost_lo
        sta     month_lost_lo+1
        sta     month_lost_hi
        sta     month_lost_hi+1
        ldy     #0                      ; cities of the Axis when that week ended
        ldx     #CITIES_ON_MAP - 1
@city:  lda     report_held,x
        bne     @soviet
        .assert SIDE_AXIS = 0, error, "a city of the Axis is no zero"
        iny
@soviet:
        dex
        bpl     @city
        sty     month_cities
@add:   ldx     #1
@side:  lda     month_lost_lo,x
        clc
        adc     st_lost_lo,x
        sta     month_lost_lo,x
        lda     month_lost_hi,x
        adc     st_lost_hi,x
        sta     month_lost_hi,x
        dex
        bpl     @side
        rts
.endproc
