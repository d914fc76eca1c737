; Columns of a line.
        .include "zeropage.inc"

        .export to_column
        .import text_spaces

        .segment "CODE"

;;; to_column -- the text cursor to a column of its row, over blanks; it does not go back
;;; in:       X = column 0..39
;;; out:      the text cursor
;;; clobbers: A X and what drawing uses
;;; cycles:   -
.proc to_column
        txa
        sec
        sbc     zp_text_col
        bcc     @done
        tax
        jmp     text_spaces
@done:  rts
.endproc
