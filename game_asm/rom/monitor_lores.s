; Lo-res graphics: 40 columns of 48 rows, two rows a byte.
        .setcpu "6502"
        .include "monitor.inc"

        .export lores_plot, lores_put, lores_across, lores_down, lores_all, lores_top, lores_find
        .export lores_next, lores_set, lores_look

        .segment "ROM"

;;; lores_plot -- PLOT: a block in the colour set
;;; in:       A = row 0..47, Y = column 0..39
;;; out:      lores_base, lores_mask for its row
;;; clobbers: A
;;; cycles:   <= 105
.proc lores_plot
        lsr
        php
        jsr     lores_find
        plp
        lda     #$0F
        bcc     @half
        lda     #$F0
@half:  sta     lores_mask
.endproc

;;; lores_put -- PLOT1: the same in the row of the last one
;;; in:       Y = column; lores_base, lores_mask
;;; out:      nothing
;;; clobbers: A
;;; cycles:   <= 34
.proc lores_put
        lda     (lores_base),y
        eor     lores_color
        and     lores_mask
        eor     (lores_base),y
        sta     (lores_base),y
        rts
.endproc

;;; lores_across -- HLINE: blocks of a row, from a column to line_right
;;; in:       A = row 0..47, Y = column 0..39; line_right = last column
;;; out:      Y = last column, C = 1
;;; clobbers: A lores_base lores_mask
;;; cycles:   <= 1920
.proc lores_across
        jsr     lores_plot
@next:  cpy     line_right
        bcs     @end
        iny
        jsr     lores_put
        jmp     @next
@end:   rts
.endproc

;;; lores_down -- VLINE: blocks of a column, from a row to line_bottom
;;; in:       A = row 0..47, Y = column 0..39; line_bottom = last row
;;; out:      C = 1
;;; clobbers: A lores_base lores_mask
;;; cycles:   <= 6000
.proc lores_down
        pha
        jsr     lores_plot
        pla
        cmp     line_bottom
        bcs     @end
        adc     #1
        bne     lores_down              ; always
@end:   rts
.endproc

;;; lores_all -- CLRSCR: all 48 rows black, the text page as it is used for graphics
;;; in:       nothing
;;; out:      lores_color = 0
;;; clobbers: A Y lores_base
;;; cycles:   <= 13400
.proc lores_all
        lda     #LINES - 1
        bne     lores_rows              ; always
.endproc

;;; lores_top -- CLRTOP: the upper 40 rows black, those above four lines of text
;;; in:       nothing
;;; out:      lores_color = 0
;;; clobbers: A Y lores_base
;;; cycles:   <= 11200
.proc lores_top
        lda     #LINES - 5
        .assert * = lores_rows, error, "it falls into that"
.endproc

; Pairs of rows from A up to the first are black.
.proc lores_rows
@line:  pha
        jsr     lores_find
        ldy     #COLUMNS - 1
        lda     #0
@cell:  sta     (lores_base),y
        dey
        bpl     @cell
        sta     lores_color
        pla
        sec
        sbc     #1
        bcs     @line
        rts
.endproc

;;; lores_find -- GBASCALC: where two rows begin
;;; in:       A = row / 2
;;; out:      lores_base; A = its low byte, C = 0
;;; clobbers: -
;;; cycles:   <= 52
.proc lores_find
        line_base lores_base
        rts
.endproc

;;; lores_next -- NXTCOL: three colours on
;;; in:       lores_color
;;; out:      lores_color
;;; clobbers: A
;;; cycles:   <= 35
.proc lores_next
        lda     lores_color
        clc
        adc     #3
.endproc

;;; lores_set -- SETCOL: the colour of what is drawn next
;;; in:       A = colour 0..15
;;; out:      lores_color = the colour in both halves
;;; clobbers: A
;;; cycles:   <= 28
.proc lores_set
        and     #$0F
        sta     lores_color
        asl
        asl
        asl
        asl
        ora     lores_color
        sta     lores_color
        rts
.endproc

;;; lores_look -- SCRN: the colour of a block
;;; in:       A = row 0..47, Y = column 0..39
;;; out:      A = colour 0..15
;;; clobbers: lores_base
;;; cycles:   <= 91
.proc lores_look
        lsr
        php
        jsr     lores_find
        lda     (lores_base),y
        plp
        bcc     @half
        lsr
        lsr
        lsr
        lsr
@half:  and     #$0F
        rts
.endproc
