; The cursor of a window on a map.  The state has st_cursor_x/y; the game has cursor_hide and
; cursor_show, which take it off the picture (keeping X) and put it there, and map_show, which
; paints the window.  A game whose window moves another way has a view_follow of its own.
        .import cursor_way, cursor_step, cursor_hide, cursor_show
        .import view_follow, map_show

        .segment "CODE"
        .export cursor_key

;;; cursor_key -- move the cursor by a key; at the edge of the window the map scrolls
;;; in:       A = key; st_cursor_x/y; st_map_rows
;;; out:      C = 1: it was a key of the cursor; C = 0: it was not, A is as before; changes
;;;           st_cursor_x/y
;;; clobbers: A X Y and what map_show spoils
;;; cycles:   -
; At most 1800 cycles within the window.
.proc cursor_key
        jsr     cursor_way
        bcc     @other
        jsr     cursor_hide
        jsr     cursor_step
        jsr     view_follow
        bcc     @same
        jsr     map_show
@same:  jsr     cursor_show
        sec
@other: rts
.endproc
