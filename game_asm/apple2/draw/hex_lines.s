; The lines of a row of hexes, two text rows high.  Above and below the window half a hex is seen;
; the other half goes where nobody looks.
        .include "zeropage.inc"
        .include "lib/hexview/hexview.inc"
        .include "apple2/screen.inc"

        .export hex_lines
        .import lines_begin
        .importzp zp_lines

HALF_BYTES      = 2 * CELL_LINES        ; of zp_lines: the lines of a text row

        .segment "BSS"
unseen:         .res TEXT_COLS

        .segment "CODE"

;;; hex_lines -- where the sixteen lines of a row of hexes lie
;;; in:       A = text row + 1 of its upper half, 0..19: 0 begins above the window, 19 ends below it
;;; out:      zp_lines = their addresses
;;; clobbers: A X Y
;;; cycles:   <= 700
.proc hex_lines
        tax
        dex
        bmi     @above
        txa
        cmp     #2 * HV_ROWS
        php
        jsr     lines_begin
        plp
        bcc     @done
        ldx     #HALF_BYTES             ; the lower half is not seen
        bne     @unseen                 ; always
@above: lda     #0
        jsr     lines_begin
        ldx     #HALF_BYTES - 1
@down:  lda     zp_lines,x              ; text row 0 is the lower half
        sta     zp_lines+HALF_BYTES,x
        dex
        bpl     @down
        ldx     #0
@unseen:
        ldy     #CELL_LINES
@line:  lda     #<unseen
        sta     zp_lines,x
        inx
        lda     #>unseen
        sta     zp_lines,x
        inx
        dey
        bne     @line
@done:  rts
.endproc
