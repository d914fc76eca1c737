        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export route_turn
        .import line_turn, line_x0, line_y0, line_x1, line_y1, view_x, view_y

HALVINGS        = 6                     ; of at most 60 squares
shown_x         := zp_arg0              ; the last square of the way that the window shows
shown_y         := zp_arg1
hidden_x        := zp_arg2              ; the first that it does not
hidden_y        := zp_arg3
middle_x        := zp_arg4
middle_y        := zp_arg5
halvings        := zp_arg6

        .segment "ORDERS"

;;; route_turn -- a broken line to the cursor, as far as the window shows it; or it is gone again
;;; in:       zp_from_x/y; st_cursor_x/y in the window; view_x, view_y
;;; out:      the picture
;;; clobbers: A X Y and scratch
;;; cycles:   <= 24000
.proc route_turn
        ldx     st_cursor_x
        ldy     st_cursor_y
        stx     shown_x
        sty     shown_y
        jsr     in_window
        stx     line_x1
        sty     line_y1
        ldx     zp_from_x
        ldy     zp_from_y
        stx     hidden_x
        sty     hidden_y
        jsr     in_window
        bcc     @shown
        lda     #HALVINGS
        sta     halvings
@halve: lda     shown_y
        clc
        adc     hidden_y
        lsr     a
        sta     middle_y
        tay
        lda     shown_x
        clc
        adc     hidden_x
        lsr     a
        sta     middle_x
        tax
        jsr     in_window
        ldx     #hidden_x-shown_x
        bcs     @set
        ldx     #0
@set:   lda     middle_x
        sta     shown_x,x
        lda     middle_y
        sta     shown_y,x
        dec     halvings
        bne     @halve
        ldx     shown_x
        ldy     shown_y
        jsr     in_window
@shown: stx     line_x0
        sty     line_y0
        jmp     line_turn
        .assert hidden_y - hidden_x = shown_y - shown_x, error, "X is one end or the other"
.endproc

; X, Y = square -> C = 0: X, Y = its place in the window.  Spoils A.
.proc in_window
        txa
        sec
        sbc     view_x
        tax
        cmp     #WINDOW_COLS
        bcs     @no
        tya
        sbc     view_y                  ; C = 0
        tay
        iny
        cpy     #WINDOW_ROWS
@no:    rts
.endproc
