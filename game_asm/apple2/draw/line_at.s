; A line of dots in memory.
        .include "zeropage.inc"
        .include "apple2/screen.inc"

        .import text_row_lo, text_row_hi
        .export line_at

        .segment "CODE"

;;; line_at -- where a line of the page begins
;;; in:       Y = line 0..191 from above
;;; out:      zp_ptr0 = its first byte
;;; clobbers: A Y
;;; cycles:   <= 60
.proc line_at
        tya
        and     #CELL_LINES-1
        asl     a
        asl     a                       ; by LINE_HIGH
        sta     zp_ptr0+1
        tya
        lsr     a
        lsr     a
        lsr     a
        tay
        lda     text_row_lo,y
        sta     zp_ptr0
        lda     text_row_hi,y
        ora     zp_ptr0+1               ; the bits of the lines are 0 in every row's first
        sta     zp_ptr0+1
        rts
.endproc
        .assert LINE_HIGH = 4 && CELL_LINES = 8, error, "the shifts above"
        .assert (>SCREEN) & (LINE_HIGH * (CELL_LINES - 1)) = 0, error, "ora adds"
