; The window on a map, painted where it changed.  The game has
;   window, view_painted    a byte a square, row by row: how it is to look, and how it looks
;   VIEW_COLS, VIEW_ROWS    squares in the window, at most 255; a square is VIEW_BYTES wide
;   view_row_begin          row A of the window is painted next
;   square_paint            paint a square: A = how it looks, Y = its left byte; keeps Y
;   framed                  0 when no cursor is on the picture
        .import window, view_painted, view_row_begin, square_paint, framed, key_pump
        .importzp VIEW_COLS, VIEW_ROWS, VIEW_BYTES
        .export view_paint, view_forget

NEVER           = $FF                   ; no square looks like this

        .segment "BSS"
at:             .res 1
row:            .res 1

        .segment "CODE"

;;; view_forget -- nothing is known of what the screen shows: paint all of it next time
;;; in:       none
;;; out:      none
;;; clobbers: A X framed view_painted
;;; cycles:   <= 2900
.proc view_forget
        ldx     #<(VIEW_COLS * VIEW_ROWS)
        lda     #NEVER
@square:
        sta     view_painted-1,x
        dex
        bne     @square
        stx     framed                  ; nor of the cursor
        rts
.endproc

;;; view_paint -- paint the squares of the window that look different now
;;; in:       window
;;; out:      the picture
;;; clobbers: A X Y and what view_row_begin and square_paint spoil; view_painted
;;; cycles:   -
.proc view_paint
        lda     #0
        sta     at
        sta     row
@row:   jsr     view_row_begin
        jsr     key_pump
        ldy     #0
@square:
        ldx     at
        lda     window,x
        cmp     view_painted,x
        beq     @next
        sta     view_painted,x
        jsr     square_paint
@next:  inc     at
        tya
        clc
        adc     #VIEW_BYTES
        tay
        cpy     #<(VIEW_BYTES * VIEW_COLS)
        bcc     @square
        inc     row
        lda     row
        cmp     #VIEW_ROWS
        bcc     @row
        rts
.endproc
