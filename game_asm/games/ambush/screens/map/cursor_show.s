; The cursor of the village's window, as lib/view wants it of a game.
        .include "zeropage.inc"
        .include "ambush.inc"
        .include "macros.inc"

PLACE_COL       = 36                    ; where the square's four figures stand
PLACE_ROW       = 23

        .import cursor_square, map_mark, map_unmark, map_scroll_to
        .import text_goto, text_two_digits, text_plain
        .export cursor_hide, cursor_show, view_follow, st_cursor_x, st_cursor_y

        .segment "BSS"
st_cursor_x:    .res 1                  ; from the map's upper left: columns 0..37
st_cursor_y:    .res 1                  ; and rows 0..53 southward

        .segment "RODATA"
        .export st_map_cols, st_map_rows
st_map_cols:    .byte MAP_COLS
st_map_rows:    .byte MAP_ROWS

        .segment "CODE"

;;; view_follow -- choose the window's rows so that the cursor lies well inside; draws nothing
;;; in:       st_cursor_x/y
;;; out:      C = 1 when view_top changed
;;; clobbers: A X Y
;;; cycles:   <= 150
; By half a window at a time, not by rows as lib/view has it: painting 722 squares takes a
; tenth of a second, which a key held down must not wait for at each step.
.proc view_follow
        jsr     cursor_square
        jmp     map_scroll_to
.endproc

;;; cursor_hide -- take the cursor off the picture
;;; in:       st_cursor_x/y
;;; out:      the picture; X kept
;;; clobbers: A Y and what drawing uses
;;; cycles:   <= 2200
.proc cursor_hide
        txa
        pha
        jsr     cursor_square
        jsr     map_unmark
        pla
        tax
        rts
.endproc

;;; cursor_show -- light the cursor's square up and say which it is
;;; shows:    1.5  its column and row are shown as four figures
;;; in:       st_cursor_x/y
;;; out:      the picture
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc cursor_show
        jsr     cursor_square
        jsr     map_mark
        jsr     text_plain
        ldx     #PLACE_COL
        ldy     #PLACE_ROW
        jsr     text_goto
        jsr     cursor_square
        tya
        pha
        txa
        jsr     text_two_digits
        pla
        jmp     text_two_digits
.endproc
