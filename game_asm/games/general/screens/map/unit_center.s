; Cursor and window to a unit, before the window is drawn.
        .include "zeropage.inc"
        .include "state.inc"

        .export unit_center
        .import view_center

        .segment "PLAY"

;;; unit_center -- the cursor to where a unit stands, the window around it; nothing is drawn
;;; rule:     3.9
;;; in:       X = unit on the map; st_map_cols, st_map_rows
;;; out:      st_cursor_x, st_cursor_y; view_x, view_y
;;; clobbers: A X Y
;;; cycles:   <= 100
.proc unit_center
        ldy     unit_row,x
        dey
        sty     st_cursor_y
        lda     unit_col,x
        tax
        dex
        stx     st_cursor_x
        jmp     view_center
.endproc
