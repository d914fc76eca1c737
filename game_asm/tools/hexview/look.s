; How a hex of the viewer's maps looks.
        .include "zeropage.inc"
        .include "viewer.inc"
        .include "lib/hexview/hexview.inc"

        .export hexview_look, shown, limits
        .import slots, hex_ground, map_rivers, map_roads, map_pieces, hex_field
        .importzp TILE_PLAIN, TILE_FOREST, TILE_MOUNTAIN, TILE_SWAMP, TILE_SEA, TILE_VOID
        .importzp MARK_CITY, MARK_TOWN, MARK_FORT, MARK_REACH, MARK_STIPPLE

        .segment "BSS"
shown:          .res 1                  ; SHOW_*

        .segment "CODE"

;;; hexview_look -- how a hex looks
;;; in:       zp_hexview+HV_HEX, zp_hexview+HV_SLOT; the map, shown
;;; out:      zp_hexview+HV_TILE .. zp_hexview+HV_SHADE
;;; clobbers: A X Y zp_ptr0
;;; cycles:   <= 250
.proc hexview_look
        ldy     #0
        lda     zp_hexview+HV_HEX
        sta     zp_ptr0
        lda     zp_hexview+HV_HEX+1
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        and     #<~(HAS_SOLID | HAS_FRAMED)
        cmp     #NAMED
        and     #CLASS
        tax
        lda     class_mark,x
        bne     @mark
        bcc     @mark
        lda     #MARK_TOWN
@mark:  sta     zp_hexview+HV_MARK
        lda     class_tile,x
        sta     zp_hexview+HV_TILE
        lda     zp_ptr0+1
        clc
        adc     #>(map_rivers - hex_ground)
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        sta     zp_hexview+HV_RIVERS
        lda     zp_ptr0+1
        adc     #>(map_roads - map_rivers) ; C = 0
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        sta     zp_hexview+HV_ROADS
        ldx     zp_hexview+HV_SLOT
        lda     slots,x
        bne     @piece                  ; a plate is not painted over
        lda     shown
        beq     @done
        lda     zp_ptr0+1
        clc
        adc     #>(hex_field - map_roads)
        sta     zp_ptr0+1
        ldx     shown
        lda     (zp_ptr0),y
        cmp     limits,x
        bcs     @far
        lda     near_mark,x
        bne     @shade                  ; always
@far:   lda     far_mark,x
@shade: sta     zp_hexview+HV_SHADE
        rts
@piece: sec
        sbc     #1
        asl     a
        asl     a
        tax
        lda     map_pieces+PIECE_PLATE,x
        sta     zp_hexview+HV_PLATE
        lda     map_pieces+PIECE_NUMBER,x
        sta     zp_hexview+HV_NUMBER
@done:  rts
.endproc

        .segment "RODATA"
; by class of the ground
class_tile:     .byte TILE_PLAIN, TILE_FOREST, TILE_MOUNTAIN, TILE_SWAMP, TILE_SEA, TILE_VOID
                .byte TILE_PLAIN, TILE_PLAIN, TILE_PLAIN, TILE_SEA
class_mark:     .byte 0, 0, 0, 0, 0, 0, MARK_CITY, MARK_TOWN, MARK_FORT, 0
; by SHOW_*: the first distance that is too far, and the marks
limits:         .byte 0, 13, 21
near_mark:      .byte 0, MARK_REACH, MARK_STIPPLE
far_mark:       .byte 0, 0, 0
