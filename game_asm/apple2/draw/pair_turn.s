; Dots turned over in pairs: side by side a pair is white, whatever its column.
        .include "zeropage.inc"
        .include "apple2/screen.inc"

        .export pair_turn
        .import text_row_lo, text_row_hi

        .segment "DOTS"

;;; pair_turn -- turn a pair of dots over
;;; in:       X = pair 0..139 from the left; Y = line 0..191 from above
;;; out:      X Y kept
;;; clobbers: A zp_t0 zp_t1 zp_ptr0
;;; cycles:   <= 650
.proc pair_turn
        stx     zp_t0
        sty     zp_t1
        tya
        lsr     a
        lsr     a
        lsr     a
        tay                             ; Y = text row
        lda     zp_t1
        and     #CELL_LINES-1
        asl     a
        asl     a                       ; by LINE_HIGH
        clc
        adc     text_row_hi,y
        sta     zp_ptr0+1
        lda     text_row_lo,y
        sta     zp_ptr0
        lda     zp_t0                   ; two bytes hold seven pairs
        ldy     #0
@bytes: cmp     #CELL_DOTS
        bcc     @pair
        sbc     #CELL_DOTS              ; C = 1 here
        iny
        iny
        bne     @bytes                  ; always
@pair:  tax
        lda     pair_left,x
        eor     (zp_ptr0),y
        sta     (zp_ptr0),y
        iny
        lda     pair_right,x
        eor     (zp_ptr0),y
        sta     (zp_ptr0),y
        ldx     zp_t0
        ldy     zp_t1
        rts
.endproc
        .assert LINE_HIGH = 4 && CELL_LINES = 8, error, "the shifts above"

pair_left:
        .byte   %00000011, %00001100, %00110000, %01000000, 0, 0, 0
pair_right:
        .byte   0, 0, 0, %00000001, %00000110, %00011000, %01100000
