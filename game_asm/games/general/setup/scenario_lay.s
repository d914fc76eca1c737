; A scenario is laid out.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"

        .export scenario_lay
        .import rng_word, die_below, scenario_ground, scenario_text, scenario_towns
        .import scenario_zones, state_new, turn_begin

; places in a record
COLS_AT         = 0
ROWS_AT         = 1
TURNS_AT        = 2
POINTS_AT       = 3
WEATHER_AT      = 7
TOWNS_AT        = 20
GROUND_AT       = 22
ZONES_AT        = 24
FRESH_AT        = 28
REGIONS_AT      = 30
WEATHERS_BYTES  = 7
LAST_OF_ONE     = $80                   ; the weather comes on one turn out of these


        .segment "SETUP"

;;; scenario_lay -- lay out st_scenario: map, towns, weather, points; nobody is there yet
;;; rule:     1.1 2.1 4.2 4.4 5.5 5.3 5.8 8.2 13.5
;;; in:       st_scenario; rng_seed
;;; out:      the state but for options and cursor: first turn, first phase's side; film_count,
;;;           film_old
;;; clobbers: A X Y scratch zp_die
;;; cycles:   -
.proc scenario_lay
        jsr     state_new
        lda     st_scenario
        ldy     #COLS_AT
        jsr     scenario_text           ; leaves zp_ptr1 at the record
        sta     st_map_cols
        sty     st_map_rows
        ldy     #TURNS_AT
        lda     (zp_ptr1),y
        sta     st_turns
        ldx     #0
@points:
        iny
        lda     (zp_ptr1),y
        sta     st_points,x
        inx
        cpx     #4
        bcc     @points
        ldx     #0
@weather:
        iny
        lda     (zp_ptr1),y
        sta     st_weathers,x
        inx
        cpx     #WEATHERS_BYTES
        bcc     @weather
        ldx     #0
@sells: iny
        lda     (zp_ptr1),y
        sta     st_sells,x
        inx
        cpx     #2
        bcc     @sells
        jsr     weather_draw
        lda     st_scenario
        ldy     #TOWNS_AT
        jsr     scenario_text
        sta     zp_ptr0
        sty     zp_ptr0+1
        jsr     scenario_towns
        lda     st_scenario
        ldy     #GROUND_AT
        jsr     scenario_text
        sta     zp_ptr0
        sty     zp_ptr0+1
        jsr     scenario_ground
        lda     st_scenario
        ldy     #ZONES_AT
        jsr     scenario_text
        sta     zp_ptr0
        sty     zp_ptr0+1
        jsr     scenario_zones
        lda     st_scenario
        ldy     #FRESH_AT
        jsr     scenario_text
        sta     zp_ptr1
        sty     zp_ptr1+1
        ldy     #3 * FRESH - 1
@fresh: lda     (zp_ptr1),y
        sta     fresh_turn,y
        dey
        bpl     @fresh
        lda     st_scenario
        ldy     #REGIONS_AT
        jsr     scenario_text
        sta     zp_ptr1
        sty     zp_ptr1+1
        ldy     #5 * REGIONS - 1
@region:
        lda     (zp_ptr1),y
        sta     region_points,y
        dey
        bpl     @region
        lda     #0
        ldy     #REGIONS - 1
@nobody:
        sta     region_foe,y
        dey
        bpl     @nobody
        lda     #1
        sta     st_turn
        jmp     turn_begin
.endproc
        .assert region_bottom = region_points + 4 * REGIONS, lderror, "they are read as one"

; Where a weather comes on one turn of several, draw which.
.proc weather_draw
        ldx     #2
@span:  lda     st_weathers,x
        bpl     @next
        and     #<~LAST_OF_ONE
        sta     st_weathers,x
        stx     zp_t3
        jsr     rng_word
        ldx     zp_t3
        lda     st_weathers+1,x
        sec
        sbc     st_weathers,x
        clc
        adc     #1
        jsr     die_below
        clc
        adc     st_weathers,x
        sta     st_weathers,x
        sta     st_weathers+1,x
@next:  cpx     #5
        beq     @done
        ldx     #5
        bne     @span                   ; always
@done:  rts
.endproc
