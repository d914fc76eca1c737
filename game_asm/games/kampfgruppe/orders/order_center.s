        .include "state.inc"
        .export order_center
        .import cursor_hide, cursor_show, view_center, map_show

        .segment "ORDERS"

;;; order_center -- the window about the cursor
;;; rule:     5.2.11
;;; in:       st_cursor_x/y
;;; out:      none
;;; clobbers: A X Y zp_unit zp_unit_no, scratch and the picture
;;; cycles:   -
.proc order_center
        jsr     cursor_hide
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     view_center
        jsr     map_show
        jmp     cursor_show
.endproc
