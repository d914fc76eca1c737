; The cursor's ring in a hex.  What it lies on is kept, so that it comes off again without painting.
        .include "zeropage.inc"

        .export hex_ring, hex_ring_off
        .importzp zp_lines

LINES           = 16
WHOLE           = %01111111             ; its upper and lower edge
LEFT            = %00000011             ; its sides
RIGHT           = %01100000
MOAT_LEFT       = %11111000             ; what stays inside: a dark line parts it from a plate
MOAT_RIGHT      = %10001111

left            := zp_t0

        .segment "BSS"
kept_left:      .res LINES
kept_right:     .res LINES

        .segment "CODE"

;;; hex_ring -- put the ring into a hex
;;; in:       Y = its left byte 0..38; zp_lines
;;; out:      the picture; Y kept
;;; clobbers: A X zp_t0 zp_ptr0
;;; cycles:   <= 1600
.proc hex_ring
        sty     left
        ldx     #LINES-1
@line:  jsr     line_at
        lda     (zp_ptr0),y
        sta     kept_left,x
        and     stays_left,x
        ora     edge_left,x
        sta     (zp_ptr0),y
        iny
        lda     (zp_ptr0),y
        sta     kept_right,x
        and     stays_right,x
        ora     edge_right,x
        sta     (zp_ptr0),y
        dey
        dex
        bpl     @line
        rts
.endproc

;;; hex_ring_off -- put back what the ring lies on
;;; in:       Y = left byte of its hex 0..38; zp_lines, the same lines as then
;;; out:      the picture; Y kept
;;; clobbers: A X zp_t0 zp_ptr0
;;; cycles:   <= 1200
.proc hex_ring_off
        sty     left
        ldx     #LINES-1
@line:  jsr     line_at
        lda     kept_left,x
        sta     (zp_ptr0),y
        iny
        lda     kept_right,x
        sta     (zp_ptr0),y
        dey
        dex
        bpl     @line
        rts
.endproc

; zp_ptr0 = where line X lies, Y = left.  Spoils A.
.proc line_at
        txa
        asl     a
        tay
        lda     zp_lines,y
        sta     zp_ptr0
        lda     zp_lines+1,y
        sta     zp_ptr0+1
        ldy     left
        rts
.endproc

        .segment "RODATA"
edge_left:      .byte WHOLE, WHOLE, LEFT, LEFT, LEFT, LEFT, LEFT, LEFT
                .byte LEFT, LEFT, LEFT, LEFT, LEFT, LEFT, WHOLE, WHOLE
edge_right:     .byte WHOLE, WHOLE, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT
                .byte RIGHT, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT, WHOLE, WHOLE
stays_left:     .byte 0, 0, 0, MOAT_LEFT, MOAT_LEFT, MOAT_LEFT, MOAT_LEFT, MOAT_LEFT
                .byte MOAT_LEFT, MOAT_LEFT, MOAT_LEFT, MOAT_LEFT, MOAT_LEFT, 0, 0, 0
stays_right:    .byte 0, 0, 0, MOAT_RIGHT, MOAT_RIGHT, MOAT_RIGHT, MOAT_RIGHT, MOAT_RIGHT
                .byte MOAT_RIGHT, MOAT_RIGHT, MOAT_RIGHT, MOAT_RIGHT, MOAT_RIGHT, 0, 0, 0
