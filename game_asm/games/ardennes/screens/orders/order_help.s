; The page of keys.
        .export order_help
        .import msg_help_move, page_help

        .segment "MOVE"

;;; order_help -- show what the keys do, until one is struck
;;; rule:     1.7
;;; in:       none
;;; out:      C = 0; the picture
;;; clobbers: everything but the state
;;; cycles:   -
.proc order_help
        lda     #<msg_help_move
        ldy     #>msg_help_move
        jsr     page_help
        clc
        rts
.endproc
