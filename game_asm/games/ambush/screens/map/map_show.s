; The village in its window: labels, squares, men.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "screens/map/map.inc"

        .import view_top, shown_x, shown_y, shown_look
        .import map_row_begin, map_tile_index, map_draw_square
        .import tile_0, tile_1, tile_2, tile_3, tile_4, tile_5, tile_6, tile_7
        .import north_0, north_1
        .import text_goto, text_plain, text_two_digits, text_clear_row, screen_rule, key_pump

FIRST_LABEL     = 15
LABEL_STEP      = 5

        .segment "BSS"
map_row:        .res 1                  ; row of the village
cell_row:       .res 1                  ; row of the window
man_drawn:      .res 1

        .segment "CODE"
        .export map_show

;;; map_show -- draw the window from row view_top down, with the men of the shown tables
;;; in:       view_top 29..64; shown_x, shown_y, shown_look
;;; out:      cell_lines
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3 zp_ptr0 zp_ptr1 zp_map_byte zp_map_line
;;;           zp_map_odd
;;; cycles:   <= 200000
.proc map_show
        jsr     text_plain
        lda     view_top
        sta     map_row
        lda     #0
        sta     cell_row
@row:   ldx     #0
        ldy     cell_row
        jsr     text_goto
        lda     map_row
        jsr     text_two_digits
        jsr     show_row
        jsr     key_pump
        dec     map_row
        inc     cell_row
        lda     cell_row
        cmp     #WINDOW_ROWS
        bcc     @row
        ldy     #WINDOW_RULE
        jsr     text_clear_row
        jsr     screen_rule
        lda     #FIRST_LABEL            ; the columns' numbers, each last digit below its column
@label: sta     map_row
        sec
        sbc     #MAP_LEFT - WINDOW_LEFT + 1
        tax
        ldy     #WINDOW_RULE
        jsr     text_goto
        lda     map_row
        jsr     text_two_digits
        lda     map_row
        clc
        adc     #LABEL_STEP
        cmp     #MAP_RIGHT
        bcc     @label
        ldx     #SOLDIERS-1
@man:   lda     shown_look,x
        beq     @next
        stx     man_drawn
        ldy     shown_y,x
        lda     shown_x,x
        tax
        jsr     map_draw_square
        ldx     man_drawn
@next:  dex
        bpl     @man
        rts
.endproc

; Draw the squares of map_row in cell_row.
.proc show_row
        ldx     map_row
        ldy     cell_row
        jsr     map_row_begin           ; zp_ptr0 the row, zp_ptr1 the row to its north
        ldy     #WINDOW_LEFT
        lda     #0
        sta     zp_map_odd              ; the first column is an even one
square: lda     (zp_ptr0),y
        beq     bare
        sta     zp_map_byte
        jsr     map_tile_index
        lda     tile_2,x
        sta     (zp_map_line+4),y
        lda     tile_3,x
        sta     (zp_map_line+6),y
        lda     tile_4,x
        sta     (zp_map_line+8),y
        lda     tile_5,x
        sta     (zp_map_line+10),y
        lda     tile_6,x
        sta     (zp_map_line+12),y
        lda     tile_7,x
        sta     (zp_map_line+14),y
        lda     zp_map_byte
        and     #NORTH_MASK | WEST_MASK
        beq     bare_top                ; only ground: line 0 and 1 may hold a corner
        lda     tile_0,x
        sta     zp_t0
        lda     tile_1,x
        sta     zp_t1
        jsr     map_north_index
        lda     north_0,x
        ora     zp_t0
        sta     (zp_map_line),y
        lda     north_1,x
        ora     zp_t1
        sta     (zp_map_line+2),y
next:   lda     zp_map_odd
        eor     #ODD_TILES
        sta     zp_map_odd
        iny
        cpy     #WINDOW_LEFT + MAP_COLS
        bcc     square
        rts

bare:   sta     (zp_map_line+4),y       ; A = 0 here
        sta     (zp_map_line+6),y
        sta     (zp_map_line+8),y
        sta     (zp_map_line+10),y
        sta     (zp_map_line+12),y
        sta     (zp_map_line+14),y
bare_top:
        jsr     map_corner
        sta     (zp_map_line),y
        sta     (zp_map_line+2),y
        jmp     next
.endproc

        .import map_corner, map_north_index
