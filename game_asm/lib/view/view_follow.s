; The window goes with the cursor.
        .import st_cursor_x, st_cursor_y, st_map_cols, st_map_rows, view_x, view_y
        .importzp VIEW_COLS, VIEW_ROWS

        .segment "CODE"
        .export view_follow

;;; view_follow -- bring the cursor's square off the edge of the window, if the map goes on there
;;; in:       st_cursor_x/y; view_x/y; st_map_cols, st_map_rows
;;; out:      C = 1 when the window moved; changes view_x, view_y
;;; clobbers: A
;;; cycles:   <= 160
.proc view_follow
        lda     view_x
        pha
        lda     view_y
        pha
        lda     st_cursor_x
        cmp     view_x
        beq     @west
        bcs     @east
@west:  sec
        sbc     #1
        bcs     @set_x
        lda     #0
@set_x: sta     view_x
        jmp     @rows
@east:  sbc     #<(VIEW_COLS-2)          ; C = 1
        bcc     @rows
        cmp     view_x
        bcc     @rows
        pha
        lda     st_map_cols
        sec
        sbc     #VIEW_COLS
        sta     view_x                  ; the last column it can be
        pla
        cmp     view_x
        bcs     @rows
        sta     view_x
@rows:  lda     st_cursor_y
        cmp     view_y
        beq     @north
        bcs     @south
@north: sec
        sbc     #1
        bcs     @set_y
        lda     #0
@set_y: sta     view_y
        jmp     @moved
@south: sbc     #<(VIEW_ROWS-2)          ; C = 1
        bcc     @moved
        cmp     view_y
        bcc     @moved
        pha
        lda     st_map_rows
        sec
        sbc     #VIEW_ROWS
        sta     view_y                  ; the last row it can be
        pla
        cmp     view_y
        bcs     @moved
        sta     view_y
@moved: pla
        cmp     view_y
        bne     @yes
        pla
        cmp     view_x
        bne     @turned
        clc
        rts
@yes:   pla
@turned:
        sec
        rts
.endproc
