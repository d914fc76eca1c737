; Where the cursor stands, for the player.
        .export cursor_told
        .import st_cursor_x, st_cursor_y, text_byte, text_char

        .segment "CODE"

;;; cursor_told -- print the cursor's column and row, counted from 1, where the text goes on
;;; in:       st_cursor_x, st_cursor_y
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc cursor_told
        ldx     st_cursor_x
        inx
        txa
        jsr     text_byte
        lda     #','
        jsr     text_char
        ldx     st_cursor_y
        inx
        txa
        jmp     text_byte
.endproc
