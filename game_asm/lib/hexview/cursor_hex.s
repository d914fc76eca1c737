; The hex that the cursor is on.
        .include "zeropage.inc"
        .include "macros.inc"

        .export cursor_hex
        .import hex_index, st_cursor_x, st_cursor_y
        .importzp zp_hex

        .segment "LOW_CODE"

;;; cursor_hex -- the hex that the cursor is on
;;; in:       st_cursor_x, st_cursor_y
;;; out:      zp_hex, zp_arg0/1 = its index
;;; clobbers: A X Y
;;; cycles:   <= 80
.proc cursor_hex
        ldx     st_cursor_x
        inx
        ldy     st_cursor_y
        iny
        jsr     hex_index
        copy_word zp_hex, zp_arg0
        rts
.endproc
