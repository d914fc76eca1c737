; The hex that the cursor is on.
        .include "zeropage.inc"
        .include "state.inc"

        .export cursor_hex
        .import piece_at

        .segment "PLAY"

;;; cursor_hex -- the hex that the cursor is on, and who stands there
;;; in:       st_cursor_x, st_cursor_y; hex_pieces
;;; out:      zp_col, zp_row = from 1; A = unit, NO_UNIT where nobody stands
;;; clobbers: X Y zp_ptr0
;;; cycles:   <= 90
.proc cursor_hex
        ldx     st_cursor_x
        inx
        stx     zp_col
        ldy     st_cursor_y
        iny
        sty     zp_row
        jmp     piece_at
.endproc
