; How a hex of the campaign looks in the window and on the whole map.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"
        .include "lib/hexview/hexview.inc"

        .export hexview_begin, hexview_look, hexview_small, shown, SHOW_NOTHING, SHOW_REACH
        .export SHOW_FIELD, SHOW_ZONES, shown_limit, st_map_cols, st_map_rows, small_dots, small_left
        .export VIEW_COLS : zeropage, VIEW_ROWS : zeropage
        .import hexview_slot_at, hex_ground, hex_sides, hex_zones, hex_field
        .import unit_kind, unit_side, unit_class, engage_member
        .importzp TILE_PLAIN, TILE_FOREST, TILE_MOUNTAIN, TILE_VOID, HEX_COLS, HEX_ROWS
        .importzp SMALL_PLAIN, SMALL_FOREST, SMALL_MOUNTAIN, SMALL_VOID, SMALL_TOWN, SMALL_SOLID
        .importzp SMALL_FRAMED, MARK_CITY, MARK_FORT, MARK_REACH, MARK_CROSS, MARK_ENGAGED, MARK_STACK
        .importzp SYMBOL_INFANTRY, SYMBOL_MOTOR, SYMBOL_ARMOUR, SYMBOL_ARTILLERY, SYMBOL_ROCKET
        .importzp SYMBOL_PARA, SYMBOL_INFILTRATOR, NUMBER_NONE, NUMBER_0

VIEW_COLS       = HV_COLS
VIEW_ROWS       = HV_ROWS
SHOW_NOTHING    = 0
SHOW_REACH      = 1                     ; hexes that cost no more than shown_limit
SHOW_FIELD      = 2                     ; hexes that are not 0 in the field
SHOW_ZONES      = 3                     ; hexes next to the enemy of st_side
TERRAIN_BITS    = %00000111
NUMBERS_MOST    = 19                    ; strengths that have a picture

        .segment "BSS"
top:            .res HV_SLOTS           ; by place of the window: the unit shown there, and 1
more:           .res HV_SLOTS           ; PLATE_STACK where others lie under it
shown:          .res 1                  ; SHOW_*
shown_limit:    .res 1
slot:           .res 1

        .segment "RODATA"
st_map_cols:    .byte HEX_COLS
st_map_rows:    .byte HEX_ROWS
small_dots:     .byte 5
small_left:     .byte 2

        .segment "CODE"

;;; hexview_begin -- which unit is shown in each place of the window
;;; rule:     1.4 2.1
;;; in:       the units; view_x, view_y
;;; out:      none
;;; clobbers: A X Y zp_t0 zp_t1 zp_arg0 zp_arg1 zp_unit
;;; cycles:   -
.proc hexview_begin
        ldx     #HV_SLOTS
        lda     #0
@clear: sta     top-1,x
        sta     more-1,x
        dex
        bne     @clear
        sta     zp_unit
@unit:  ldx     zp_unit
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @next
        sta     zp_arg1
        lda     unit_at_lo,x
        sta     zp_arg0
        jsr     hexview_slot_at
        bcs     @next
        tax
        lda     top,x
        beq     @first
        lda     #PLATE_STACK
        sta     more,x
@first: ldy     zp_unit
        iny
        tya
        sta     top,x
@next:  inc     zp_unit
        lda     zp_unit
        cmp     #UNITS
        bcc     @unit
        rts
.endproc

;;; hexview_look -- how a hex looks
;;; rule:     1.3 1.5 2.22 5.2
;;; in:       zp_hexview+HV_HEX, zp_hexview+HV_SLOT; the map, the units, shown
;;; out:      zp_hexview+HV_TILE .. zp_hexview+HV_SHADE
;;; clobbers: A X Y zp_ptr0 zp_t0
;;; cycles:   -
.proc hexview_look
        ldy     #0
        lda     zp_hexview+HV_HEX
        sta     zp_ptr0
        lda     zp_hexview+HV_HEX+1
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        pha
        and     #TERRAIN_BITS
        tax
        lda     tiles,x
        sta     zp_hexview+HV_TILE
        lda     marks,x
        sta     zp_hexview+HV_MARK
        pla
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        tax                             ; SW and NW
        lda     rivers_last,x
        sta     zp_hexview+HV_RIVERS
        lda     roads_last,x
        sta     zp_hexview+HV_ROADS
        lda     zp_hexview+HV_HEX+1
        clc
        adc     #>hex_sides
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        beq     @units
        pha
        and     #%00001111
        tax                             ; N and NE
        lda     rivers_first,x
        ora     zp_hexview+HV_RIVERS
        sta     zp_hexview+HV_RIVERS
        lda     roads_first,x
        ora     zp_hexview+HV_ROADS
        sta     zp_hexview+HV_ROADS
        pla
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        tax                             ; SE and S
        lda     rivers_middle,x
        ora     zp_hexview+HV_RIVERS
        sta     zp_hexview+HV_RIVERS
        lda     roads_middle,x
        ora     zp_hexview+HV_ROADS
        sta     zp_hexview+HV_ROADS
@units: ldx     zp_hexview+HV_SLOT
        lda     more,x
        sta     zp_t0
        lda     top,x
        beq     shade
        tax
        dex
        jsr     plate
        falls_into shade
.endproc

; What is marked over the hex.
.proc shade
        lda     shown
        beq     @done
        ldx     zp_hexview+HV_PLATE
        bne     @done                   ; a plate is not painted over
        tax
        dex
        beq     @reach
        ldy     #0
        lda     zp_hexview+HV_HEX+1
        dex
        beq     @field
        clc
        adc     #>hex_zones
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        ldy     st_side
        and     foes,y
        bne     @mark
@done:  rts
@reach: ldy     #0
        lda     zp_hexview+HV_HEX+1
        clc
        adc     #>hex_field
        sta     zp_ptr0+1
        lda     shown_limit
        cmp     (zp_ptr0),y
        bcs     @mark
        rts
@field: clc
        adc     #>hex_field
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        beq     @done
@mark:  lda     #MARK_REACH
        sta     zp_hexview+HV_SHADE
        rts
.endproc

; The plate of unit X, with zp_t0.
.proc plate
        lda     unit_kind,x
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        tay
        lda     symbols,y
        ora     zp_t0
        cpx     #GERMANS
        bcc     @german
        ora     #PLATE_FRAMED
        bne     @side                   ; always
@german:
        ora     #PLATE_SOLID
@side:  sta     zp_hexview+HV_PLATE
        lda     #NUMBER_NONE
        cpy     #CLASS_INFILTRATOR
        beq     @number
        lda     unit_strength,x
        cmp     #NUMBERS_MOST + 1
        bcc     @low
        lda     #NUMBERS_MOST
@low:   clc
        adc     #NUMBER_0
@number:
        sta     zp_hexview+HV_NUMBER
        jsr     engage_member
        beq     @done
        lda     #MARK_ENGAGED
        sta     zp_hexview+HV_SHADE
@done:  rts
.endproc

;;; hexview_small -- how a hex of the whole map looks
;;; rule:     1.6 1.5
;;; in:       zp_hexview+HV_HEX; the map; hex_zones
;;; out:      A = SMALL_*
;;; clobbers: X Y zp_ptr0
;;; cycles:   <= 90
.proc hexview_small
        ldy     #0
        lda     zp_hexview+HV_HEX
        sta     zp_ptr0
        lda     zp_hexview+HV_HEX+1
        clc
        adc     #>hex_zones
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        bmi     @framed
        and     #%00001000
        bne     @solid
        lda     zp_hexview+HV_HEX+1
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        and     #TERRAIN_BITS
        tax
        lda     smalls,x
        rts
@framed:
        lda     #SMALL_FRAMED
        rts
@solid: lda     #SMALL_SOLID
        rts
.endproc

        .segment "RODATA"
tiles:          .byte TILE_PLAIN, TILE_FOREST, TILE_MOUNTAIN, TILE_PLAIN, TILE_PLAIN
                .byte TILE_VOID, TILE_VOID, TILE_VOID
marks:          .byte 0, 0, 0, MARK_CITY, MARK_FORT, 0, 0, 0
smalls:         .byte SMALL_PLAIN, SMALL_FOREST, SMALL_MOUNTAIN, SMALL_TOWN, SMALL_PLAIN
                .byte SMALL_VOID, SMALL_VOID, SMALL_VOID
symbols:        .byte SYMBOL_ARMOUR, SYMBOL_MOTOR, SYMBOL_INFANTRY, SYMBOL_ARTILLERY
                .byte SYMBOL_ROCKET, SYMBOL_PARA, SYMBOL_INFILTRATOR
foes:           .byte %01110000, %00000111

; two sides of two bits each to bits of the six sides: river, then road
.macro  pairs what, shift
        .repeat 16, n
        .byte   (((n >> what) & 1) | (((n >> (what + 2)) & 1) << 1)) << shift
        .endrepeat
.endmacro
rivers_first:   pairs 0, 0
rivers_middle:  pairs 0, 2
rivers_last:    pairs 0, 4
roads_first:    pairs 1, 0
roads_middle:   pairs 1, 2
roads_last:     pairs 1, 4
