; The window again, when pieces have changed.
        .export map_again
        .import cursor_show, film_note, hexview_panel, hexview_show

        .segment "PLAY"

;;; map_again -- the window as it is now, with ring and panel
;;; in:       the state; hex_pieces
;;; out:      the picture
;;; clobbers: everything but the state
;;; cycles:   -
.proc map_again
        jsr     film_note
        jsr     hexview_show
        jsr     cursor_show
        jmp     hexview_panel
.endproc
