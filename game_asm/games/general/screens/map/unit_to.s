; The cursor to a unit.
        .include "zeropage.inc"
        .include "state.inc"

        .export unit_to
        .import cursor_show, hexview_to

        .segment "PLAY"

;;; unit_to -- the cursor to where a unit stands
;;; rule:     3.9
;;; in:       X = unit on the map
;;; out:      st_cursor_x, st_cursor_y; the picture
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc unit_to
        ldy     unit_row,x
        dey
        lda     unit_col,x
        tax
        dex
        jsr     hexview_to
        jmp     cursor_show
.endproc
