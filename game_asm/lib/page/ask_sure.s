; A question on the last row.
        .export ask_sure
        .import ask_yes_no, prompt_at

        .segment "CODE"

;;; ask_sure -- a question on the last row
;;; in:       A = low byte, Y = high byte of the text
;;; out:      C = 1 yes
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc ask_sure
        jsr     prompt_at
        jmp     ask_yes_no
.endproc
