; How a hex looks in the window.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "lib/hexview/hexview.inc"

        .export hexview_look
        .import hex_around_upper, hex_corner, hex_shade, plate_look, top_unit
        .importzp MARK_BARRAGE, MARK_FORT, MARK_HIGH_1, MARK_HIGH_2, MARK_HIGH_3
        .importzp MARK_RUBBLE, MARK_TOWN, TILE_BEACH, TILE_CRATER, TILE_DEPRESSION, TILE_DESERT
        .importzp TILE_ESCARPMENT, TILE_FOREST, TILE_HILL_1, TILE_HILL_2, TILE_HILL_3, TILE_PLAIN
        .importzp TILE_RIVER, TILE_ROUGH, TILE_SEA, TILE_STUMPS, TILE_VOID

        .segment "CODE"

;;; hexview_look -- how a hex looks
;;; rule:     1.2 3.24 8.9 8.15 8.22 11.17
;;; in:       zp_hexview+HV_HEX, zp_hexview+HV_SLOT; the ground, the units, shown
;;; out:      zp_hexview+HV_TILE .. zp_hexview+HV_SHADE
;;; clobbers: A X Y scratch zp_col zp_row zp_far
;;; cycles:   -
.proc hexview_look
        ldx     zp_hexview+HV_SLOT
        lda     top_unit,x
        beq     @ground
        tax
        dex
        jsr     plate_look
@ground:
        ldy     #0
        lda     zp_hexview+HV_HEX
        sta     zp_ptr0
        lda     zp_hexview+HV_HEX+1
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        sta     zp_t0
        and     #TERRAIN
        tax
        lda     marks,x
        sta     zp_hexview+HV_MARK
        lda     zp_t0
        and     #HEIGHT
        beq     @flat
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        tay
        lda     hills-1,y
        cpx     #TERRAIN_CLEAR
        beq     @tile
        lda     highs-1,y
        sta     zp_hexview+HV_SHADE
        lda     tiles,x
        cmp     #TILE_PLAIN
        bne     @tile
        lda     hills-1,y
        bne     @tile                   ; always
@flat:  lda     tiles,x
@tile:  sta     zp_hexview+HV_TILE
        lda     zp_t0
        and     #WAY
        beq     @none
        cmp     #WAY_SMOKE
        bne     @roads
        lda     #MARK_BARRAGE
        sta     zp_hexview+HV_SHADE
        bne     @shade                   ; always
@none:  cpx     #TERRAIN_BRIDGE         ; one that was built
        bne     @shade
@roads: lda     zp_hexview+HV_HEX
        sta     zp_arg0
        lda     zp_hexview+HV_HEX+1
        sta     zp_arg1
        lda     #>hex_ground
        jsr     hex_corner
        lda     #0
        sta     zp_hexview+HV_ROADS
        lda     #1
        sta     zp_t1
@way:   ldy     hex_around_upper,x
        lda     (zp_ptr0),y
        and     #WAY
        beq     @bare
        cmp     #WAY_SMOKE
        beq     @next
@joins: lda     zp_t1
        ora     zp_hexview+HV_ROADS
        sta     zp_hexview+HV_ROADS
@next:  inx
        asl     zp_t1
        lda     zp_t1
        cmp     #%01000000
        bne     @way
@shade: jmp     hex_shade
@bare:  lda     (zp_ptr0),y
        and     #TERRAIN
        cmp     #TERRAIN_BRIDGE
        beq     @joins
        cmp     #TERRAIN_RIVER
        beq     @next
        lda     zp_t0                   ; a built bridge leads to land on any side
        and     #TERRAIN | WAY
        cmp     #TERRAIN_BRIDGE
        beq     @joins
        bne     @next                   ; always
.endproc

        .segment "RODATA"
; by terrain
tiles:          .byte TILE_PLAIN, TILE_FOREST, TILE_PLAIN, TILE_PLAIN, TILE_ROUGH, TILE_DESERT
                .byte TILE_BEACH, TILE_CRATER, TILE_STUMPS, TILE_PLAIN, TILE_RIVER, TILE_RIVER
                .byte TILE_ESCARPMENT, TILE_DEPRESSION, TILE_SEA, TILE_VOID
marks:          .byte 0, 0, MARK_TOWN, MARK_FORT, 0, 0, 0, 0, 0, MARK_RUBBLE, 0, 0, 0, 0, 0, 0
; by height from 1
hills:          .byte TILE_HILL_1, TILE_HILL_2, TILE_HILL_3
highs:          .byte MARK_HIGH_1, MARK_HIGH_2, MARK_HIGH_3
