; The frame about a square of two cells by two.
        .include "zeropage.inc"
        .include "apple2/screen.inc"

        .import text_row_lo, text_row_hi
        .export frame_turn

FRAME_LINES     = 2 * CELL_LINES

        .segment "RODATA"
frame_left:     .byte $7F, $7F, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, $7F, $7F
frame_right:    .byte $7F, $7F, $60, $60, $60, $60, $60, $60
                .byte $60, $60, $60, $60, $60, $60, $7F, $7F

        .segment "CODE"

;;; frame_turn -- turn the dots of the frame round
;;; in:       A = left cell column 0..38; Y = upper row of cells 0..22
;;; out:      the picture
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1
;;; cycles:   <= 1050
.proc frame_turn
        sty     zp_t0
        sta     zp_t1
        ldx     #0
@half:  ldy     zp_t0
        lda     text_row_lo,y
        clc
        adc     zp_t1                   ; the row of forty bytes does not cross a page
        sta     zp_ptr0
        lda     text_row_hi,y
        sta     zp_ptr0+1
@line:  ldy     #0
        lda     (zp_ptr0),y
        eor     frame_left,x
        sta     (zp_ptr0),y
        iny
        lda     (zp_ptr0),y
        eor     frame_right,x
        sta     (zp_ptr0),y
        inx
        cpx     #FRAME_LINES
        beq     @done
        cpx     #FRAME_LINES / 2
        beq     @next
        lda     zp_ptr0+1
        clc
        adc     #LINE_HIGH
        sta     zp_ptr0+1
        bcc     @line                   ; always
@next:  inc     zp_t0
        bne     @half                   ; always
@done:  rts
.endproc
