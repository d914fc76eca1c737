; How a hex of the viewer's maps looks.
        .include "zeropage.inc"
        .include "viewer.inc"
        .include "lib/hexview/hexview.inc"

        .export hexview_begin, hexview_look, shown, hexview_small, pieces_mark
        .import hexview_slot, hex_ground, map_rivers, map_roads, map_pieces, hex_field
        .importzp TILE_PLAIN, TILE_FOREST, TILE_MOUNTAIN, TILE_SWAMP, TILE_SEA, TILE_VOID
        .importzp SMALL_PLAIN, SMALL_FOREST, SMALL_MOUNTAIN, SMALL_SWAMP, SMALL_SEA, SMALL_VOID
        .importzp SMALL_TOWN, SMALL_SOLID, SMALL_FRAMED
        .importzp MARK_CITY, MARK_TOWN, MARK_FORT, MARK_REACH, MARK_STIPPLE, MARK_CROSS

        .segment "BSS"
slots:          .res HV_SLOTS           ; by place of the window: number of the piece there, from 1
shown:          .res 1                  ; SHOW_*

        .segment "CODE"

;;; hexview_begin -- which piece stands in each place of the window
;;; in:       map_pieces; view_x, view_y
;;; out:      none
;;; clobbers: A X Y zp_t0 zp_t1 zp_ptr0
;;; cycles:   <= 12000
.proc hexview_begin
        ldx     #HV_SLOTS
        lda     #0
@clear: sta     slots-1,x
        dex
        bne     @clear
        sta     zp_t1                   ; number of the piece
        lda     #<map_pieces
        sta     zp_ptr0
        lda     #>map_pieces
        sta     zp_ptr0+1
@piece: ldy     #PIECE_COL
        lda     (zp_ptr0),y
        cmp     #NO_MORE
        beq     @done
        tax
        inc     zp_t1
        ldy     #PIECE_ROW
        lda     (zp_ptr0),y
        tay
        jsr     hexview_slot
        bcs     @next
        tax
        lda     zp_t1
        sta     slots,x
@next:  lda     zp_ptr0
        clc
        adc     #PIECE_BYTES
        sta     zp_ptr0
        bcc     @piece
        inc     zp_ptr0+1
        bne     @piece                  ; always
@done:  rts
.endproc

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

;;; pieces_mark -- note in the ground of a map just loaded where pieces stand
;;; in:       map_pieces
;;; out:      hex_ground
;;; clobbers: A X Y zp_t0 zp_ptr0
;;; cycles:   -
.proc pieces_mark
        ldx     #0
@piece: lda     map_pieces+PIECE_COL,x
        cmp     #NO_MORE
        beq     @done
        sec
        adc     #<hex_ground            ; and the guard column
        sta     zp_ptr0
        lda     #>hex_ground
        adc     #0
        sta     zp_ptr0+1
        ldy     map_pieces+PIECE_ROW,x
        iny
@row:   lda     zp_ptr0
        clc
        adc     #STRIDE
        sta     zp_ptr0
        bcc     @same
        inc     zp_ptr0+1
@same:  dey
        bne     @row
        lda     map_pieces+PIECE_PLATE,x
        asl     a
        lda     #HAS_SOLID
        bcs     @put
        lda     #HAS_FRAMED
@put:   ora     (zp_ptr0),y
        sta     (zp_ptr0),y
        txa
        clc
        adc     #PIECE_BYTES
        tax
        bne     @piece                  ; always
@done:  rts
.endproc

;;; hexview_small -- how a hex of the whole map looks
;;; in:       zp_hexview+HV_HEX; the map
;;; out:      A = SMALL_*
;;; clobbers: X Y zp_ptr0
;;; cycles:   <= 60
.proc hexview_small
        ldy     #0
        lda     zp_hexview+HV_HEX
        sta     zp_ptr0
        lda     zp_hexview+HV_HEX+1
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        cmp     #HAS_FRAMED
        bcs     @piece
        and     #CLASS
        tax
        lda     class_small,x
        rts
@piece: ldx     #SMALL_SOLID
        and     #HAS_SOLID
        bne     @solid
        ldx     #SMALL_FRAMED
@solid: txa
        rts
.endproc

        .segment "BSS"
small_dots:     .res 1
small_left:     .res 1
        .export small_dots, small_left

        .segment "RODATA"
; by class of the ground
class_tile:     .byte TILE_PLAIN, TILE_FOREST, TILE_MOUNTAIN, TILE_SWAMP, TILE_SEA, TILE_VOID
                .byte TILE_PLAIN, TILE_PLAIN, TILE_PLAIN, TILE_SEA
class_mark:     .byte 0, 0, 0, 0, 0, 0, MARK_CITY, MARK_TOWN, MARK_FORT, 0
class_small:    .byte SMALL_PLAIN, SMALL_FOREST, SMALL_MOUNTAIN, SMALL_SWAMP, SMALL_SEA, SMALL_VOID
                .byte SMALL_TOWN, SMALL_TOWN, SMALL_PLAIN, SMALL_SEA
; by SHOW_*: the first distance that is too far, and the marks
        .export limits
limits:         .byte 0, 13, 21
near_mark:      .byte 0, MARK_REACH, MARK_STIPPLE
far_mark:       .byte 0, 0, 0
