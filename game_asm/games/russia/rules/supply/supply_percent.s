; How much fatigue a depot takes away.
        .include "state.inc"
        .include "russia.inc"

        .export supply_percent

HARD_YEAR       = 41
THOUSAND        = 1000
MOST_PENALTY    = 6

        .segment "RULES"

;;; supply_percent -- the share of fatigue that a depot removes
;;; rule:     5.2.9 5.2.11 5.2.12
;;; in:       A = penalty hexes 0..6; Y = side 0..1; st_weather st_year pool_vehicles_lo
;;;           pool_vehicles_hi
;;; out:      A = per cent 12..50
;;; clobbers: X
;;; cycles:   <= 110
.proc supply_percent
        tax
        cpy     #SIDE_AXIS
        bne     @vehicles
        lda     st_weather
        cmp     #WEATHER_RAIN
        beq     @hard
        cmp     #WEATHER_VERY_COLD
        bne     @vehicles
        lda     st_year
        cmp     #HARD_YEAR
        bne     @vehicles
@hard:  inx                             ; two hexes more
        inx
@vehicles:
        lda     pool_vehicles_lo,y
        cmp     #<THOUSAND
        lda     pool_vehicles_hi,y
        sbc     #>THOUSAND
        bcc     @table
        dex
        lda     pool_vehicles_lo,y
        cmp     #<(2*THOUSAND)
        lda     pool_vehicles_hi,y
        sbc     #>(2*THOUSAND)
        bcc     @table
        dex
@table: txa
        bpl     @most
        ldx     #0
@most:  cpx     #MOST_PENALTY + 1
        bcc     @take
        ldx     #MOST_PENALTY
@take:  lda     percent,x
        rts
percent:
        .byte   50, 33, 25, 20, 17, 14, 12
.endproc
