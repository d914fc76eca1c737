; the picture.
        .export map_draw
        .import cursor_show, hexview_panel, hexview_ready, hexview_show, screen_clear

        .segment "CODE"

;;; map_draw -- the window, the ring and the panel
;;; in:       the state
;;; out:      the picture
;;; clobbers: everything but the state
;;; cycles:   -
.proc map_draw
        jsr     hexview_ready
        jsr     screen_clear
        jsr     hexview_show
        jsr     cursor_show
        jmp     hexview_panel
.endproc
