; The cursor on a square that was not looked for by keys.
        .import st_cursor_x, st_cursor_y, cursor_hide, cursor_show
        .import view_x, view_y, view_center, map_show
        .importzp VIEW_COLS, VIEW_ROWS

        .segment "CODE"
        .export cursor_to

;;; cursor_to -- put the cursor on a square; the window is centred there when it did not show it
;;; in:       X = column, Y = row
;;; out:      st_cursor_x/y; the picture
;;; clobbers: A X Y and what map_show spoils
;;; cycles:   -
.proc cursor_to
        stx     st_cursor_x
        sty     st_cursor_y
        jsr     cursor_hide
        ldx     st_cursor_x
        ldy     st_cursor_y
        txa
        sec
        sbc     view_x
        cmp     #VIEW_COLS
        bcs     @center
        tya
        sec
        sbc     view_y
        cmp     #VIEW_ROWS
        bcc     @show
@center:
        jsr     view_center
        jsr     map_show
@show:  jmp     cursor_show
.endproc
