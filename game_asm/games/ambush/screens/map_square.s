; One square of the village on the page: the parts that map_show and map_draw_square share, and
; single squares with the men in them.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "screens/map.inc"

CORNER          = %0000011              ; the two dots that close the corner of two walls
FULL_CELL       = $7F
CELL_LINES      = 8
LINE_HIGH       = 4                     ; a line of a cell lies $0400 after the one above

        .import village_row_lo, village_row_hi, text_row_lo, text_row_hi, map_cell, map_man_lines
        .import tile_0, tile_1, tile_2, tile_3, tile_4, tile_5, tile_6, tile_7
        .import north_0, north_1

        .segment "BSS"
        .export cell_lines
cell_lines:     .res CELL_LINES         ; the square being put together
square_x:       .res 1
square_y:       .res 1

        .segment "CODE"
        .export map_row_begin, map_tile_index, map_north_index, map_corner
        .export map_draw_square, map_mark, map_unmark, map_sample

; Point zp_map_line at the lines of window row Y, zp_ptr0 at map row X and zp_ptr1 at the row to
; its north, both so that a cell column is the index.  Spoils A X Y.
.proc map_row_begin
        lda     village_row_lo-MAP_BOTTOM,x
        clc
        adc     #CELL_TO_COLUMN
        sta     zp_ptr0
        lda     village_row_hi-MAP_BOTTOM,x
        adc     #0
        sta     zp_ptr0+1
        cpx     #MAP_TOP
        beq     @top                    ; nothing lies north of it: its own row shows no corner
        inx
@top:   lda     village_row_lo-MAP_BOTTOM,x
        clc
        adc     #CELL_TO_COLUMN
        sta     zp_ptr1
        lda     village_row_hi-MAP_BOTTOM,x
        adc     #0
        sta     zp_ptr1+1
        lda     text_row_lo,y
        sta     zp_t0
        lda     text_row_hi,y
        sta     zp_t1
        ldx     #0
@line:  lda     zp_t0
        sta     zp_map_line,x
        lda     zp_t1
        sta     zp_map_line+1,x
        clc
        adc     #LINE_HIGH
        sta     zp_t1
        inx
        inx
        cpx     #2*CELL_LINES
        bcc     @line
        rts
.endproc

; X = index of the tile of zp_map_byte: west side * 4 + ground, of the set for this column.
; Spoils A, zp_t0.  Keeps Y.
.proc map_tile_index
        lda     zp_map_byte
        and     #GROUND_MASK
        sta     zp_t0
        lda     zp_map_byte
        and     #WEST_MASK
        lsr     a
        lsr     a
        lsr     a
        ora     zp_t0
        clc
        adc     zp_map_odd
        tax
        rts
.endproc

; X = index of the north side of zp_map_byte in the set for this column.  Spoils A.  Keeps Y.
.proc map_north_index
        lda     zp_map_byte
        and     #NORTH_MASK
        lsr     a
        lsr     a
        ldx     zp_map_odd
        beq     @even
        clc
        adc     #ODD_NORTHS
@even:  tax
        rts
.endproc

; A square without sides of its own closes the corner where the north side of the square to its
; west meets the west side of the square to its north.  In: Y = cell column, zp_ptr0, zp_ptr1.
; Out: A = the byte of lines 0 and 1.  Keeps X Y.
.proc map_corner
        lda     (zp_ptr1),y
        and     #WEST_MASK
        beq     @none
        cmp     #SIDE_HEDGE << WEST_SHIFT
        beq     @none
        cpy     #WINDOW_LEFT
        beq     @none                   ; nothing lies west of the first column
        dey
        lda     (zp_ptr0),y
        iny
        and     #NORTH_MASK
        beq     @none
        cmp     #SIDE_HEDGE << NORTH_SHIFT
        beq     @none
        lda     #CORNER
        rts
@none:  lda     #0
        rts
.endproc

;;; map_draw_square -- draw one square anew with the men in it; outside the window nothing happens
;;; rule:     M.6
;;; rule:     1.2.5
;;; in:       X = column, Y = row of the village; the shown tables
;;; out:      cell_lines
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3 zp_ptr0 zp_ptr1 zp_map_byte zp_map_line
;;;           zp_map_odd
;;; cycles:   <= 1910
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

; Put cell_lines into cell column Y of the lines in zp_map_line.  Keeps Y.
.proc put_cell
        ldx     #0
@copy:  lda     zp_map_line,x
        sta     zp_ptr0
        lda     zp_map_line+1,x
        sta     zp_ptr0+1
        txa
        pha
        lsr     a
        tax
        lda     cell_lines,x
        sta     (zp_ptr0),y
        pla
        tax
        inx
        inx
        cpx     #2*CELL_LINES
        bcc     @copy
        rts
.endproc

;;; map_sample -- draw a square that need not be in the village, for a key of the map
;;; in:       A = map byte; X = cell column; Y = cell row 0..23
;;; out:      none
;;; clobbers: A X Y zp_t0 zp_t1 zp_ptr0 zp_ptr1 cell_lines zp_map_*
;;; cycles:   <= 1000
.proc map_sample
        pha
        txa
        pha
        and     #1
        beq     @even
        lda     #ODD_TILES
@even:  sta     zp_map_odd
        ldx     #MAP_TOP
        jsr     map_row_begin
        pla
        tay
        pla
        sta     zp_map_byte
        jsr     byte_lines
        jmp     put_cell
.endproc

; Ground and sides of the square of cell column Y into cell_lines.  Keeps Y.
.proc square_lines
        lda     (zp_ptr0),y
        sta     zp_map_byte
        falls_into byte_lines
.endproc

; The same for zp_map_byte.
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

;;; map_unmark -- take the cursor off a square
;;; in:       X = column, Y = row
;;; out:      none
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3 zp_ptr0 zp_ptr1
;;; cycles:   <= 1700
map_unmark = map_draw_square

;;; map_mark -- light a square up: all its dots the other way round
;;; in:       X = column, Y = row; outside the window nothing happens
;;; out:      none
;;; clobbers: A X Y zp_ptr0 zp_map_byte
;;; cycles:   <= 400
.proc map_mark
        jsr     map_cell
        bcs     @done
        lda     text_row_lo,y
        sta     zp_ptr0
        lda     text_row_hi,y
        sta     zp_ptr0+1
        txa
        tay
        ldx     #CELL_LINES
@line:  lda     (zp_ptr0),y
        eor     #FULL_CELL
        sta     (zp_ptr0),y
        lda     zp_ptr0+1
        clc
        adc     #LINE_HIGH
        sta     zp_ptr0+1
        dex
        bne     @line
@done:  rts
.endproc
