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
BAR             = %0011110              ; dots of a level's bar, and of the dark about it
BAR_ROOM        = %0111111

; A line of the corner where the height stands: dark, or with a bar.
.macro  clear line
        lda     (zp_lines+2*line),y
        and     #<~BAR_ROOM
        sta     (zp_lines+2*line),y
.endmacro
.macro  bar line
        lda     (zp_lines+2*line),y
        and     #<~BAR_ROOM
        ora     #BAR
        sta     (zp_lines+2*line),y
.endmacro

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

; A = how the square looks, Y = its left byte.  Spoils A X zp_t0.  Keeps Y.
.proc square_paint
        sta     zp_t0
        and     #WINDOW_TILE
        tax
        .repeat 16, line
        lda     .ident(.sprintf("square_left_%d", line)),x
        sta     (zp_lines+2*line),y
        .endrepeat
        iny
        .repeat 16, line
        lda     .ident(.sprintf("square_right_%d", line)),x
        sta     (zp_lines+2*line),y
        .endrepeat
        dey
        lda     zp_t0
        and     #WINDOW_HEIGHT
        beq     @flat
        jsr     height_paint
@flat:  lda     zp_t0
        bmi     square_turn
        rts
.endproc

; The height of the square at Y, in the corner: a bar for each level.  A = its WINDOW_HEIGHT, not 0.
; Spoils A.
.proc height_paint
        cmp     #%01000000
        bcc     @one
        beq     @two
        clear   6
        bar     5
@two:   clear   4
        bar     3
@one:   clear   2
        bar     1
        clear   0
        rts
.endproc
        .assert WINDOW_HEIGHT = %01100000, error, "level 2 is bit 6 alone"

; Turn the dots of the square at Y round.  Spoils A.  Keeps Y.
.proc square_turn
        jsr     @half
        iny
        jsr     @half
        dey
        rts
@half:
        .repeat 16, line
        lda     (zp_lines+2*line),y
        eor     #$7F
        sta     (zp_lines+2*line),y
        .endrepeat
        rts
.endproc
