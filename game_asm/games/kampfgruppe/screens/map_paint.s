; The map on the screen: twenty by ten squares of fourteen dots by sixteen lines.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"

        .export map_paint, map_forget, window
        .import text_row_lo, text_row_hi, key_pump, framed
        .repeat 16, line
        .import .ident(.sprintf("square_left_%d", line))
        .import .ident(.sprintf("square_right_%d", line))
        .endrepeat

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
;;; clobbers: A X Y zp_t0 zp_t1 zp_lines
;;; cycles:   <= 128000
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

; zp_lines = the sixteen lines of row `row`: two text rows of eight lines.  Spoils A X Y.
.proc row_begin
        lda     row
        asl     a
        tax
        ldy     #0
        jsr     @half
        inx
@half:  lda     text_row_hi,x
        sta     zp_t0
@line:  lda     text_row_lo,x
        sta     zp_lines,y
        lda     zp_t0
        sta     zp_lines+1,y
        clc
        adc     #4                      ; the next line of dots lies $0400 on
        sta     zp_t0
        iny
        iny
        tya
        and     #15
        bne     @line
        rts
.endproc

; A = how the square looks, Y = its left byte.  Spoils A X zp_t0 zp_t1.  Keeps Y.
.proc square_paint
        sta     zp_t0
        ldx     #0
        asl     a
        bcc     @plain
        ldx     #$7F
@plain: stx     zp_t1                   ; what turns the dots round
        lda     zp_t0
        and     #WINDOW_TILE
        tax
        .repeat 16, line
        lda     .ident(.sprintf("square_left_%d", line)),x
        eor     zp_t1
        sta     (zp_lines+2*line),y
        iny
        lda     .ident(.sprintf("square_right_%d", line)),x
        eor     zp_t1
        sta     (zp_lines+2*line),y
        dey
        .endrepeat
        lda     zp_t0
        and     #WINDOW_HEIGHT
        beq     @done
        asl     a
        rol     a
        rol     a
        rol     a
        and     #3
        tax
        lda     mark_left-1,x           ; a tick for each level
        eor     (zp_lines),y
        sta     (zp_lines),y
        iny
        lda     mark_right-1,x
        eor     (zp_lines),y
        sta     (zp_lines),y
        dey
@done:  rts
.endproc
mark_left:      .byte %0000011, %0011011, %1011011
mark_right:     .byte 0, 0, %0000001
        .assert WINDOW_HEIGHT = %01100000, error, "the height is rotated out of bits 5 and 6"
