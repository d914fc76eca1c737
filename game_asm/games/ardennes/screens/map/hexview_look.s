; How a hex of the campaign looks in the window.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"
        .include "lib/hexview/hexview.inc"

        .export hexview_look
        .import hex_field, hex_ground, hex_sides, hex_zones, plate_look, shown, shown_limit
        .import top_more, top_unit, zone_by_foe
        .importzp MARK_CITY, MARK_CROSS, MARK_FORT, MARK_REACH, MARK_STIPPLE, TILE_FOREST
        .importzp TILE_MOUNTAIN, TILE_PLAIN
        .importzp TILE_VOID

TERRAIN_BITS    = %00000111

        .segment "CODE"

;;; hexview_look -- how a hex looks
;;; rule:     1.2 1.3 1.5 2.22 5.2
;;; in:       zp_hexview+HV_HEX, zp_hexview+HV_SLOT; the map, the units, shown
;;; out:      zp_hexview+HV_TILE .. zp_hexview+HV_SHADE
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1 zp_hex zp_terrain zp_class zp_rules..zp_rules+5
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
        lda     top_more,x
        and     #PLATE_STACK
        sta     zp_t0
        lda     top_unit,x
        beq     shade
        tax
        dex
        jsr     plate_look
        falls_into shade
.endproc

; What is marked over the hex.
.proc shade
        lda     shown
        beq     @done
        cmp     #SHOW_SUPPLY
        beq     supply
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
        tay
        and     zone_by_foe+SIDE_GERMAN
        beq     @german
        tya                             ; next to the Allies
        and     zone_by_foe+SIDE_ALLIED
        beq     @mark
        lda     #MARK_CROSS
        bne     @put                    ; always
@german:
        tya
        and     zone_by_foe+SIDE_ALLIED
        beq     @done
        lda     #MARK_STIPPLE
@put:   sta     zp_hexview+HV_SHADE
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
        bne     @put                    ; always
.endproc

; Where supply comes: roads that bring it, what is near enough to them, units that it does not
; reach.
.proc supply
        ldx     zp_hexview+HV_SLOT
        lda     top_more,x
        ldy     zp_hexview+HV_PLATE
        bne     @unit
        lsr     a
        bcc     @done                   ; SUPPLY_THERE
        lsr     a
        lda     #MARK_REACH
        bcs     @put                    ; SUPPLY_ROAD
        lda     #MARK_STIPPLE
        bne     @put                    ; always
@unit:  lsr     a
        bcs     @done
        ldy     top_unit,x
        dey
        cpy     #GERMANS
        lda     #SIDE_GERMAN
        rol     a
        cmp     st_side
        bne     @done                   ; the enemy's is his own business
        lda     #MARK_CROSS
@put:   sta     zp_hexview+HV_SHADE
@done:  rts
.endproc
        .assert SUPPLY_THERE = 1 && SUPPLY_ROAD = 2, error, "the lowest bits of top_more"
        .assert SIDE_GERMAN = 0 && SIDE_ALLIED = 1, error, "the carry is the side"

        .segment "RODATA"
tiles:          .byte TILE_PLAIN, TILE_FOREST, TILE_MOUNTAIN, TILE_PLAIN, TILE_PLAIN
                .byte TILE_VOID, TILE_VOID, TILE_VOID
marks:          .byte 0, 0, 0, MARK_CITY, MARK_FORT, 0, 0, 0

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
