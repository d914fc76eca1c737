        .export way_print
        .import text_char

        .segment "LOW_CODE"

;;; way_print -- a facing in two cells
;;; in:       A = 1..8
;;; out:      the picture
;;; clobbers: A X
;;; cycles:   -
.proc way_print
        tax
        lda     way_first-1,x
        jsr     text_char
        lda     way_second-1,x
        jmp     text_char
.endproc

        .segment "RODATA"

way_first:      .byte "NNESSSWN"
way_second:     .byte " E E W W"
