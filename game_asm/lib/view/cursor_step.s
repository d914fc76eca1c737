; A step of the cursor.  The map has st_map_cols columns and st_map_rows rows.
        .import st_cursor_x, st_cursor_y, st_map_cols, st_map_rows, way_dx, way_dy

        .segment "CODE"
        .export cursor_step

;;; cursor_step -- the cursor a square on, but not over the map's edge
;;; in:       X = way 1..8; st_cursor_x/y; st_map_cols, st_map_rows
;;; out:      changes st_cursor_x/y
;;; clobbers: A
;;; cycles:   <= 60
.proc cursor_step
        lda     st_cursor_x
        clc
        adc     way_dx-1,x
        cmp     st_map_cols
        bcs     @row                    ; the map ends here
        sta     st_cursor_x
@row:   lda     st_cursor_y
        clc
        adc     way_dy-1,x
        cmp     st_map_rows
        bcs     @done
        sta     st_cursor_y
@done:  rts
.endproc
