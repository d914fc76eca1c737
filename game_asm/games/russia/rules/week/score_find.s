; Victory points.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export score_find, score_level, score_points
        .import city_axis

CITY_POINTS     = 20
MONTH_POINTS    = 50

        .segment "WEEK_BSS"
score_points:   .res 4                  ; Axis, Soviet, low byte first

        .segment "WEEK"

;;; score_find -- the victory points of both sides, with doubling and handicaps
;;; rule:     9.1.1 9.1.2 9.1.3 9.1.4 9.1.5
;;; in:       the cities; hex_ground; st_scenario st_long st_axis_months
;;; out:      score_points
;;; clobbers: A X Y zp_ptr0 zp_hex zp_t0 zp_t1
;;; cycles:   <= 12000
.proc score_find
        lda     #0
        ldx     #3
@clear: sta     score_points,x
        dex
        bpl     @clear
        ldx     #CITIES_ON_MAP - 1
@city:  jsr     city_axis
        bne     @axis
        ldy     #2
@axis:  lda     city_people,x
        jsr     add
        lda     city_supply,x
        jsr     add
        lda     #CITY_POINTS
        jsr     add
        dex
        bpl     @city
        ldx     st_axis_months
        beq     @doubled
        ldy     #0
@month: lda     #MONTH_POINTS
        jsr     add
        dex
        bne     @month
@doubled:
        lda     st_long
        bne     @long
        asl     score_points
        rol     score_points+1
        asl     score_points+2
        rol     score_points+3
        ldx     st_scenario
        ldy     short_side,x
        lda     short_points,x
        jsr     add
        lda     short_points,x
        jmp     add
@long:  ldy     #2
        lda     #150
.endproc

; A points to the side whose total lies at Y.
.proc add
        clc
        adc     score_points,y
        sta     score_points,y
        bcc     @done
        lda     score_points+1,y
        adc     #0                      ; C = 1
        sta     score_points+1,y
@done:  rts
.endproc

; the handicap of the short wars, in halves: 300 to the Axis, 150 to the Soviets, none
short_side:     .byte 0, 2, 2
short_points:   .byte 150, 75, 0

;;; score_level -- who has won, and how
;;; rule:     9.2.1
;;; in:       score_points
;;; out:      A = 0 Soviet decisive, 1 substantive, 2 marginal, 3 draw, 4 Axis marginal,
;;;           5 substantive, 6 decisive; zp_t0/t1 = Soviet less Axis
;;; clobbers: X
;;; cycles:   <= 260
.proc score_level
        lda     score_points+2
        sec
        sbc     score_points
        sta     zp_t0
        lda     score_points+3
        sbc     score_points+1
        sta     zp_t1
        ldx     #0
@level: lda     zp_t0
        sec
        sbc     from_lo,x
        lda     zp_t1
        sbc     from_hi,x
        bpl     @found                  ; all points together are a few thousand
        inx
        cpx     #6
        bcc     @level
@found: txa
        rts
from_lo:        .lobytes 1000, 500, 100, -99, -499, -999
from_hi:        .byte >1000, >500, >100, $FF, $FE, $FC
.endproc
