; One square of the village on the page: the parts that map_show and map_draw_square share, and
; single squares with the men in them.
        .include "zeropage.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "screens/map/map.inc"
        .include "apple2/screen.inc"
        .export cell_lines, byte_lines, map_draw_square, map_unmark
        .import map_cell, map_man_lines, tile_0, tile_1, tile_2, tile_3, tile_4, tile_5, tile_6
        .import tile_7, north_0, north_1, map_corner, map_north_index, map_row_begin
        .import map_tile_index, put_cell

        .segment "BSS"

cell_lines:     .res CELL_LINES         ; the square being put together
square_x:       .res 1
square_y:       .res 1

        .segment "CODE"

;;; map_unmark -- take the cursor off a square
;;; in:       X = column, Y = row of the village; the shown tables
;;; out:      cell_lines
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3 zp_ptr0 zp_ptr1 zp_map_byte zp_map_line
;;;           zp_map_odd
;;; cycles:   <= 2100
.proc map_unmark
.endproc
        falls_into map_draw_square

;;; map_draw_square -- draw one square again with the men in it; outside the window nothing happens
;;; rule:     M.6
;;; rule:     1.2.5
;;; in:       X = column, Y = row of the village; the shown tables
;;; out:      cell_lines
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3 zp_ptr0 zp_ptr1 zp_map_byte zp_map_line
;;;           zp_map_odd
;;; cycles:   <= 2100
.proc map_draw_square
        stx     square_x
        sty     square_y
        jsr     map_cell
        bcc     @inside
        rts
@inside:
        txa
        pha
        and     #1
        beq     @even
        lda     #ODD_TILES
@even:  sta     zp_map_odd
        ldx     square_y
        jsr     map_row_begin
        pla
        tay                             ; Y = cell column
        jsr     square_lines
        tya
        pha
        ldx     square_x
        ldy     square_y
        jsr     map_man_lines           ; adds whoever stands there
        pla
        tay
        jmp     put_cell
.endproc

; Ground and sides of the square of cell column Y into cell_lines.  Keeps Y.
.proc square_lines
        lda     (zp_ptr0),y
        sta     zp_map_byte
        falls_into byte_lines
.endproc

;;; byte_lines -- put the ground and the sides of a square together
;;; in:       zp_map_byte, zp_map_odd; Y = cell column; zp_ptr0, zp_ptr1 as map_row_begin left them
;;; out:      cell_lines; Y kept
;;; clobbers: A X zp_t0
;;; cycles:   <= 230
.proc byte_lines
        jsr     map_tile_index
        lda     tile_2,x
        sta     cell_lines+2
        lda     tile_3,x
        sta     cell_lines+3
        lda     tile_4,x
        sta     cell_lines+4
        lda     tile_5,x
        sta     cell_lines+5
        lda     tile_6,x
        sta     cell_lines+6
        lda     tile_7,x
        sta     cell_lines+7
        lda     zp_map_byte
        and     #NORTH_MASK | WEST_MASK
        bne     @sides
        jsr     map_corner
        sta     cell_lines
        sta     cell_lines+1
        rts
@sides: lda     tile_0,x
        sta     cell_lines
        lda     tile_1,x
        sta     cell_lines+1
        jsr     map_north_index
        lda     north_0,x
        ora     cell_lines
        sta     cell_lines
        lda     north_1,x
        ora     cell_lines+1
        sta     cell_lines+1
        rts
.endproc
