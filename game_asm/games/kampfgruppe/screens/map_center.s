        .include "state.inc"
        .include "kampfgruppe.inc"
        .export map_center
        .import view_x, view_y

        .segment "CODE"

;;; map_center -- bring a square to the middle of the window, as far as the map's edges let it
;;; in:       X = column, Y = row; st_map_rows
;;; out:      view_x, view_y
;;; clobbers: A
;;; cycles:   <= 60
.proc map_center
        txa
        sec
        sbc     #WINDOW_COLS / 2
        bcs     @west
        lda     #0
@west:  cmp     #MAP_SIDE - WINDOW_COLS
        bcc     @column
        lda     #MAP_SIDE - WINDOW_COLS
@column:
        sta     view_x
        lda     st_map_rows
        sec
        sbc     #WINDOW_ROWS
        sta     view_y
        tya
        sec
        sbc     #WINDOW_ROWS / 2
        bcs     @north
        lda     #0
@north: cmp     view_y
        bcs     @done
        sta     view_y
@done:  rts
.endproc
