; Which part of the map the window shows: VIEW_COLS by VIEW_ROWS squares of st_map_cols by
; st_map_rows.
        .import st_map_cols, st_map_rows
        .importzp VIEW_COLS, VIEW_ROWS
        .export view_center, view_x, view_y

        .segment "LOW_BSS"
view_x:         .res 1                  ; the square at the window's upper left
view_y:         .res 1

        .segment "CODE"

;;; view_center -- bring a square to the middle of the window, as far as the map's edges let it
;;; in:       X = column, Y = row; st_map_cols, st_map_rows
;;; out:      view_x, view_y
;;; clobbers: A
;;; cycles:   <= 70
.proc view_center
        lda     st_map_cols
        sec
        sbc     #VIEW_COLS
        sta     view_x
        txa
        sec
        sbc     #<(VIEW_COLS / 2)
        bcs     @west
        lda     #0
@west:  cmp     view_x
        bcs     @rows
        sta     view_x
@rows:
        lda     st_map_rows
        sec
        sbc     #VIEW_ROWS
        sta     view_y
        tya
        sec
        sbc     #<(VIEW_ROWS / 2)
        bcs     @north
        lda     #0
@north: cmp     view_y
        bcs     @done
        sta     view_y
@done:  rts
.endproc
