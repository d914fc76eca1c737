; The last row.
        .export prompt_at
        .import prompt_row

PROMPT          = 23

        .segment "CODE"

;;; prompt_at -- print a message on the last row
;;; rule:     BA-1.13
;;; in:       A = low byte, Y = high byte of the text
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc prompt_at
        ldx     #PROMPT
        jmp     prompt_row
.endproc
