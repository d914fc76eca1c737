; The plate of a piece: twelve dots by fourteen lines, solid or a frame, with a symbol and a
; number.  Whose it is, is told by its shape alone.
        .include "zeropage.inc"
        .include "lib/hexview/hexview.inc"

        .export hex_plate
        .importzp zp_lines, zp_hexview, HEXART_WIDE, HEXART_WIDE_END
        .repeat 5, line
        .import .ident(.sprintf("hexart_symbol_left_%d", line))
        .import .ident(.sprintf("hexart_symbol_right_%d", line))
        .import .ident(.sprintf("hexart_number_left_%d", line))
        .import .ident(.sprintf("hexart_number_right_%d", line))
        .endrepeat

EDGE_LEFT       = %01111110             ; the upper and lower edge, and a solid line
EDGE_RIGHT      = %00111111
FRAME_LEFT      = %00000110             ; the sides of a frame
FRAME_RIGHT     = %00110000

; A byte's width of the plate: symbol and number over zp_t0.
.macro  half edge, symbol, number
        lda     #0
        sta     (zp_lines+2*0),y
        sta     (zp_lines+2*15),y
        lda     #edge
        sta     (zp_lines+2*1),y
        sta     (zp_lines+2*14),y
        lda     zp_t0
        sta     (zp_lines+2*2),y
        sta     (zp_lines+2*13),y
        ldx     zp_t1
        .repeat 5, line
        lda     .ident(.sprintf("%s_%d", symbol, line)),x
        eor     zp_t0
        sta     (zp_lines+2*(3+line)),y
        .endrepeat
        lda     zp_t0
        and     zp_t3
        sta     zp_t0
        ldx     zp_hexview+HV_NUMBER
        .repeat 5, line
        lda     .ident(.sprintf("%s_%d", number, line)),x
        eor     zp_t0
        sta     (zp_lines+2*(8+line)),y
        .endrepeat
.endmacro

        .segment "CODE"

;;; hex_plate -- paint a plate in a hex, the rest of it dark
;;; in:       A = PLATE_SOLID or PLATE_FRAMED, and the symbol from 1; zp_hexview+HV_NUMBER;
;;;           Y = its left byte 0..38; zp_lines
;;; out:      the picture; Y kept
;;; clobbers: A X zp_t0 zp_t1 zp_t2 zp_t3
;;; cycles:   <= 500
.proc hex_plate
        tax
        and     #PLATE_SYMBOL
        sec
        sbc     #1
        sta     zp_t1
        lda     #EDGE_RIGHT
        sta     zp_t2
        lda     #$FF                    ; what stays of the sides beside the number
        sta     zp_t3
        lda     #EDGE_LEFT
        cpx     #PLATE_SOLID
        bcs     @plate
        lda     #FRAME_RIGHT
        sta     zp_t2
        lda     zp_hexview+HV_NUMBER
        cmp     #HEXART_WIDE
        bcc     @frame
        cmp     #HEXART_WIDE_END
        bcs     @frame
        inc     zp_t3                   ; it needs the room of the frame's sides
@frame: lda     #FRAME_LEFT
@plate: sta     zp_t0
        half    EDGE_LEFT, "hexart_symbol_left", "hexart_number_left"
        iny
        lda     zp_t2
        sta     zp_t0
        half    EDGE_RIGHT, "hexart_symbol_right", "hexart_number_right"
        dey
        rts
.endproc
