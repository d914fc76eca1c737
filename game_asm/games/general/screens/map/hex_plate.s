; The plate of a piece: a side view over what is left of it.  Whose it is, is told by shape alone:
; red stands dark on a solid plate, blue light between two lines.
        .include "zeropage.inc"
        .include "lib/hexview/hexview.inc"

        .export hex_plate
        .importzp zp_hexview, zp_lines
        .repeat 10, line
        .import .ident(.sprintf("piece_left_%d", line)), .ident(.sprintf("piece_right_%d", line))
        .endrepeat

PLATE_LEFT      = %01111110
PLATE_RIGHT     = %00111111
FIRED_DOTS      = %00011000             ; beside the line of what is left
MOVED_DOTS      = %00000110

; A byte's width: edges, the view over zp_t0, what is left in zp_t2.
.macro  half edge, piece
        lda     #0
        sta     (zp_lines+2*0),y
        sta     (zp_lines+2*15),y
        lda     #edge
        sta     (zp_lines+2*1),y
        sta     (zp_lines+2*14),y
        .repeat 10, line
        lda     .ident(.sprintf("%s_%d", piece, line)),x
        eor     zp_t0
        sta     (zp_lines+2*(2+line)),y
        .endrepeat
        lda     zp_t2
        eor     zp_t0
        sta     (zp_lines+2*12),y
        sta     (zp_lines+2*13),y
.endmacro

        .segment "DOTS"

;;; hex_plate -- paint a piece in a hex, the rest of it dark
;;; in:       A = PLATE_SOLID or PLATE_FRAMED, and the view from 1; zp_hexview+HV_NUMBER = dots of
;;;           what is left 0..6, bit 7 it has fired, bit 6 it has moved; Y = its left byte 0..38;
;;;           zp_lines
;;; out:      the picture; Y kept
;;; clobbers: A X zp_t0 zp_t1 zp_t2
;;; cycles:   <= 520
.proc hex_plate
        sta     zp_t1
        and     #PLATE_SYMBOL
        tax
        dex
        stx     zp_t0
        lda     zp_hexview+HV_NUMBER
        and     #%00000111
        tax
        lda     lengths,x
        sta     zp_t2
        ldx     zp_t0
        lda     #0
        bit     zp_t1
        bpl     @left
        lda     #PLATE_LEFT
@left:  sta     zp_t0
        half    PLATE_LEFT, "piece_left"
        lda     #0
        bit     zp_hexview+HV_NUMBER
        bpl     @shot
        lda     #FIRED_DOTS
@shot:  bvc     @still
        ora     #MOVED_DOTS
@still: sta     zp_t2
        lda     #0
        bit     zp_t1
        bpl     @right
        lda     #PLATE_RIGHT
@right: sta     zp_t0
        iny
        half    PLATE_RIGHT, "piece_right"
        dey
        rts
.endproc

        .segment "RODATA"
lengths:        .byte 0, %00000010, %00000110, %00001110, %00011110, %00111110, %01111110
