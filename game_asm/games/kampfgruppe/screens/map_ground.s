        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export map_ground
        .import window, map_row_lo, map_row_hi, map_squares_left, view_x, view_y

        .segment "CODE"

;;; map_ground -- the window without units
;;; in:       view_x view_y; the map
;;; out:      window
;;; clobbers: A X Y zp_t0..zp_t2 zp_ptr0 zp_ptr1
;;; cycles:   <= 45000
.proc map_ground
        ldx     #0                      ; square of the window
        lda     view_y
        sta     zp_t0
@row:   ldy     zp_t0
        lda     map_row_lo,y
        sta     zp_ptr0
        lda     map_row_hi,y
        sta     zp_ptr0+1
        ldy     view_x
        lda     #WINDOW_COLS
        sta     map_squares_left
@square:
        lda     (zp_ptr0),y
        and     #TERRAIN_MASK
        cmp     #TERRAIN_ROAD
        bne     @ground
        jsr     road_tile
@ground:
        asl     a                       ; x WINDOW_KIND
        asl     a
        sta     zp_t1
        lda     (zp_ptr0),y
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        cmp     #MAP_WRECK >> HEIGHT_SHIFT
        and     #WINDOW_HEIGHT
        ora     zp_t1
        bcc     @bare
        adc     #WINDOW_WRECK-1         ; C = 1
@bare:  sta     window,x
        iny
        inx
        dec     map_squares_left
        bne     @square
        inc     zp_t0
        cpx     #WINDOW_SQUARES
        bcc     @row
        rts
.endproc

        .assert WINDOW_KIND = 4 && HEIGHT_SHIFT = 4, error, "shifts"

; Column Y, row zp_t0 in zp_ptr0: A = picture of the road there, by where it goes on.  Keeps X Y.
.proc road_tile
        txa
        pha
        lda     #0
        sta     zp_t2                   ; bit 0: west or east, bit 1: north or south
        cpy     #0
        beq     @east
        dey
        lda     (zp_ptr0),y
        iny
        jsr     @count
@east:  cpy     #MAP_SIDE-1
        beq     @north
        iny
        lda     (zp_ptr0),y
        dey
        jsr     @count
@north: asl     zp_t2
        ldx     zp_t0
        beq     @south
        dex
        jsr     @row
@south: ldx     zp_t0
        inx
        cpx     st_map_rows
        bcs     @choose
        jsr     @row
@choose:
        pla
        tax
        lda     zp_t2
        beq     @cross
        cmp     #2
        beq     @along
        bcs     @cross
        lda     #PICTURE_ROAD_SOUTH
        rts
@along: lda     #PICTURE_ROAD_EAST
        rts
@cross: lda     #TERRAIN_ROAD
        rts
@row:   lda     map_row_lo,x
        sta     zp_ptr1
        lda     map_row_hi,x
        sta     zp_ptr1+1
        lda     (zp_ptr1),y
@count: and     #TERRAIN_MASK
        tax
        lda     zp_t2
        ora     carries_road,x
        sta     zp_t2
        rts
.endproc

carries_road:                           ; road, town, road-slope, bridge
        .byte   0, 1, 1, 1, 0, 0, 0, 0, 1, 0
