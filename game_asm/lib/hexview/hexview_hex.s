; One hex of the window by its column and row.
        .include "zeropage.inc"
        .include "lib/hexview/hexview.inc"

        .export hexview_hex, hexview_place
        .import hexview_at, hexview_paint, hexview_slot, hex_lines, view_x, view_y
        .importzp zp_hexview

        .segment "CODE"

;;; hexview_hex -- paint one hex again, if the window shows it; the ring is not on it
;;; in:       X = column; Y = row; view_x, view_y
;;; out:      the picture
;;; clobbers: A X Y zp_t0..zp_t3 zp_lines zp_hexview and what hexview_look spoils
;;; cycles:   -
; About 2000 cycles.
.proc hexview_hex
        jsr     hexview_place
        bcs     @out
        tya
        pha
        ldx     zp_hexview+HV_ROW
        jsr     hexview_at
        pla
        tay
        lsr     a
        clc
        adc     zp_hexview+HV_START
        sta     zp_hexview+HV_HEX
        lda     #0
        adc     zp_hexview+HV_START+1
        sta     zp_hexview+HV_HEX+1
        jmp     hexview_paint
@out:   rts
.endproc

;;; hexview_place -- where a hex lies on the page
;;; in:       X = column; Y = row; view_x, view_y
;;; out:      C = 0: Y = its left byte, zp_lines = its lines, zp_hexview+HV_ROW = row of the window
;;;           + 1, zp_hexview+HV_SLOT = its place; C = 1: it is not to be seen
;;; clobbers: A X Y zp_t0 zp_lines zp_hexview+2 zp_hexview+11..zp_hexview+12
;;; cycles:   <= 900
.proc hexview_place
        tya
        sec
        sbc     view_y
        clc
        adc     #1
        sta     zp_hexview+HV_ROW
        jsr     hexview_slot
        bcs     @out
        sta     zp_hexview+HV_SLOT
        txa
        sec
        sbc     view_x
        asl     a
        sta     zp_hexview+HV_LEFT
        txa
        lsr     a                       ; C = 1: a lower column, counted from 0
        lda     zp_hexview+HV_ROW
        bcs     @low
        asl     a
        beq     @out_of                 ; above the window, where only lower ones hang in
        sbc     #0                      ; C = 0: one less
        bne     @lines                  ; always
@low:   cmp     #HV_ROWS + 1
        bcs     @out
        asl     a
@lines: jsr     hex_lines
        ldy     zp_hexview+HV_LEFT
        clc
@out:   rts
@out_of:
        sec
        rts
.endproc
