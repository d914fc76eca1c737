        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export route_turn
        .import line_turn, line_x0, line_y0, line_x1, line_y1, view_x, view_y

        .segment "ORDERS"

;;; route_turn -- a broken line to the cursor, if the window shows both ends; or it is gone again
;;; in:       zp_from_x/y; st_cursor_x/y, view_x/y
;;; out:      the picture
;;; clobbers: A X Y and scratch
;;; cycles:   <= 23000
.proc route_turn
        ldx     zp_from_x
        ldy     zp_from_y
        jsr     in_window
        bcs     @none
        stx     line_x0
        sty     line_y0
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     in_window
        bcs     @none
        stx     line_x1
        sty     line_y1
        jmp     line_turn
@none:  rts
.endproc

; X, Y = square -> C = 0: X, Y = its place in the window.  Spoils A.
.proc in_window
        txa
        sec
        sbc     view_x
        tax
        cmp     #WINDOW_COLS
        bcs     @no
        tya
        sbc     view_y                  ; C = 0
        tay
        iny
        cpy     #WINDOW_ROWS
@no:    rts
.endproc
