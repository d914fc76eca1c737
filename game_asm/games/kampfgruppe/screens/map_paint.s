; The map on the screen: twenty by ten squares of fourteen dots by sixteen lines.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"

        .export map_paint, map_forget, window
        .import text_row_lo, text_row_hi, key_pump, framed, square_paint

NEVER           = $FF                   ; no square looks like this

        .segment "LOW_BSS"
window:         .res WINDOW_SQUARES     ; how each square is to look: WINDOW_*
        .segment "BSS"
painted:        .res WINDOW_SQUARES     ; how it looks
at:             .res 1
row:            .res 1

        .segment "CODE"

;;; map_forget -- nothing is known of what the screen shows: paint all of it next time
;;; in:       none
;;; out:      none
;;; clobbers: A X framed
;;; cycles:   <= 2300
.proc map_forget
        ldx     #WINDOW_SQUARES
        lda     #NEVER
@square:
        sta     painted-1,x
        dex
        bne     @square
        stx     framed                  ; nor of the cursor
        rts
.endproc

;;; map_paint -- paint the squares of the window that look different now
;;; rule:     4.2.1 4.3.1 4.3.2 4.3.3 4.3.4
;;; in:       window
;;; out:      the picture
;;; clobbers: A X Y zp_t0 zp_lines
;;; cycles:   <= 210000
.proc map_paint
        lda     #0
        sta     at
        sta     row
@row:   jsr     row_begin
        jsr     key_pump
        ldy     #0
@square:
        ldx     at
        lda     window,x
        cmp     painted,x
        beq     @next
        sta     painted,x
        jsr     square_paint
@next:  iny
        iny
        inc     at
        cpy     #2 * WINDOW_COLS
        bcc     @square
        inc     row
        lda     row
        cmp     #WINDOW_ROWS
        bcc     @row
        rts
.endproc

; zp_lines = the sixteen lines of row `row`: two text rows of eight lines.  Spoils A X.
.proc row_begin
        lda     row
        asl     a
        tax
        .repeat 2, half
        lda     text_row_lo+half,x
        .repeat 8, line
        sta     zp_lines + 16*half + 2*line
        .endrepeat
        lda     text_row_hi+half,x
        sta     zp_lines + 16*half + 1
        .repeat 7, line
        clc
        adc     #4                      ; the next line of dots lies $0400 on
        sta     zp_lines + 16*half + 2*line + 3
        .endrepeat
        .endrepeat
        rts
.endproc
