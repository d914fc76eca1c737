; A scenario is laid out.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"

        .export scenario_lay
        .import HEX_LAYER, rng_word, die_below, scenario_text, state_new, turn_begin
        .importzp HEX_STRIDE

; places in a record
COLS_AT         = 0
ROWS_AT         = 1
TURNS_AT        = 2
POINTS_AT       = 3
WEATHER_AT      = 7
TOWNS_AT        = 20
GROUND_AT       = 22
ZONES_AT        = 24
WEATHERS_BYTES  = 7
ROWS            = 32
LAST_OF_ONE     = $80                   ; the weather comes on one turn out of these

run             := zp_t4
byte            := zp_t5
col             := zp_t6

        .segment "SETUP"

;;; scenario_lay -- lay out st_scenario: map, towns, weather, points; nobody is there yet
;;; rule:     1.1 2.1 4.2 4.4 5.3 8.2 13.5
;;; in:       st_scenario; rng_seed
;;; out:      the state but for options and cursor: first turn, first phase's side
;;; clobbers: A X Y scratch
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
        jsr     weather_draw
        lda     st_scenario
        ldy     #TOWNS_AT
        jsr     scenario_text
        sta     zp_ptr0
        sty     zp_ptr0+1
        jsr     towns
        lda     st_scenario
        ldy     #GROUND_AT
        jsr     scenario_text
        sta     zp_ptr0
        sty     zp_ptr0+1
        jsr     ground
        lda     st_scenario
        ldy     #ZONES_AT
        jsr     scenario_text
        sta     zp_ptr0
        sty     zp_ptr0+1
        jsr     zones
        lda     #1
        sta     st_turn
        jmp     turn_begin
.endproc

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

; The next byte at zp_ptr0.  X kept.
.proc take
        ldy     #0
        lda     (zp_ptr0),y
        inc     zp_ptr0
        bne     @done
        inc     zp_ptr0+1
@done:  rts
.endproc

; Points, names and hexes of the towns.
.proc towns
        jsr     take
        sta     st_towns
        sta     run
        lda     #0
        sta     zp_t2                   ; town
        sta     zp_t3                   ; letter
@town:  ldx     zp_t2
        jsr     take
        sta     town_points,x
        lda     #NAME
        sta     byte
@letter:
        ldx     zp_t3
        jsr     take
        sta     town_names,x
        inc     zp_t3
        dec     byte
        bne     @letter
        inc     zp_t2
        dec     run
        bne     @town
        jsr     take
        sta     st_town_hexes
        ldx     #0
@hex:   jsr     take
        sta     town_col,x
        jsr     take
        sta     town_row,x
        jsr     take
        sta     town_of,x
        inx
        cpx     st_town_hexes
        bcc     @hex
        rts
.endproc

; The runs of the ground, row by row; all else is outside.
.proc ground
        set_word zp_ptr1, hex_ground
        lda     #TERRAIN_OUTSIDE
        ldy     #0
        ldx     #>HEX_LAYER
@page:  sta     (zp_ptr1),y
        iny
        bne     @page
        inc     zp_ptr1+1
        dex
        bne     @page
@last:  sta     (zp_ptr1),y
        iny
        cpy     #<HEX_LAYER
        bne     @last
        set_word zp_ptr1, hex_ground + HEX_STRIDE
        lda     #0
        sta     col
@run:   jsr     take
        sta     run
        cmp     #0
        beq     @done
        jsr     take
        sta     byte
@hex:   inc     col
        ldy     col
        lda     byte
        sta     (zp_ptr1),y
        cpy     st_map_cols
        bcc     @same
        lda     #0
        sta     col
        lda     zp_ptr1
        clc
        adc     #HEX_STRIDE
        sta     zp_ptr1
        bcc     @same
        inc     zp_ptr1+1
@same:  dec     run
        bne     @hex
        beq     @run                    ; always
@done:  rts
.endproc

; The runs of the set-up areas, two bits a hex.
.proc zones
        set_word zp_ptr1, zone_bits
        ldx     #>(ROWS * ZONE_ROW)
        lda     #0
        tay
@page:  sta     (zp_ptr1),y
        iny
        bne     @page
        inc     zp_ptr1+1
        dex
        bne     @page
@last:  sta     (zp_ptr1),y
        iny
        cpy     #<(ROWS * ZONE_ROW)
        bne     @last
        set_word zp_ptr1, zone_bits
        lda     #0
        sta     col                     ; from 0
@run:   jsr     take
        sta     run
        cmp     #0
        beq     @done
        jsr     take
        cmp     #ZONE_NEUTRAL
        bcc     @kind
        lda     #ZONE_NEUTRAL
@kind:  sta     byte
@hex:   lda     col
        and     #3
        tax
        lda     col
        lsr     a
        lsr     a
        tay
        lda     byte
@shift: dex
        bmi     @put
        asl     a
        asl     a
        bcc     @shift                  ; always
@put:   ora     (zp_ptr1),y
        sta     (zp_ptr1),y
        inc     col
        lda     col
        cmp     st_map_cols
        bcc     @same
        lda     #0
        sta     col
        lda     zp_ptr1
        clc
        adc     #ZONE_ROW
        sta     zp_ptr1
        bcc     @same
        inc     zp_ptr1+1
@same:  dec     run
        bne     @hex
        beq     @run                    ; always
@done:  rts
.endproc
