; The cursor's ring in a hex.  What it lies on is kept, so that it comes off again without painting.
        .include "zeropage.inc"
        .include "lib/hexview/hexview.inc"

        .export hex_ring, hex_ring_off
        .importzp zp_lines

LINES           = 16
WHOLE           = %01111111             ; its upper and lower edge
LEFT            = %00000011             ; its sides
RIGHT           = %01100000
MOAT_LEFT       = %11111000             ; inside it a dark line parts it from a plate
MOAT_RIGHT      = %10001111

        .segment "BSS"
kept_left:      .res LINES
kept_right:     .res LINES

        .segment "CODE"

; The ring is drawn into one byte's width.
.macro  half kept, edge, stays
        .repeat ::LINES, line
        lda     (zp_lines+2*line),y
        sta     kept+line
        .if     line >= 3 .and line < ::LINES-3
        and     #stays
        ora     #edge
        sta     (zp_lines+2*line),y
        .endif
        .endrepeat
        lda     #WHOLE
        sta     (zp_lines+2*0),y
        sta     (zp_lines+2*1),y
        sta     (zp_lines+2*(LINES-2)),y
        sta     (zp_lines+2*(LINES-1)),y
        lda     #edge
        sta     (zp_lines+2*2),y
        sta     (zp_lines+2*(LINES-3)),y
.endmacro

;;; hex_ring -- put the ring into a hex
;;; in:       Y = its left byte 0..38; zp_lines
;;; out:      the picture; Y kept
;;; clobbers: A
;;; cycles:   <= 600
.proc hex_ring
        half    kept_left, LEFT, MOAT_LEFT
        iny
        half    kept_right, RIGHT, MOAT_RIGHT
        dey
        rts
.endproc

;;; hex_ring_off -- put back what the ring lies on
;;; in:       Y = left byte of its hex 0..38; zp_lines, the same lines as then
;;; out:      the picture; Y kept
;;; clobbers: A
;;; cycles:   <= 400
.proc hex_ring_off
        .repeat ::LINES, line
        lda     kept_left+line
        sta     (zp_lines+2*line),y
        .endrepeat
        iny
        .repeat ::LINES, line
        lda     kept_right+line
        sta     (zp_lines+2*line),y
        .endrepeat
        dey
        rts
.endproc
