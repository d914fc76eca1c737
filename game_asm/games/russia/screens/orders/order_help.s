; The page of keys.
        .export order_help
        .import msg_help_plot, page_help

        .segment "ORDERS"

;;; order_help -- show what the keys do, until one is struck
;;; rule:     6.1.2
;;; in:       none
;;; out:      C = 0; the picture
;;; clobbers: everything but the state
;;; cycles:   -
.proc order_help
        lda     #<msg_help_plot
        ldy     #>msg_help_plot
        jsr     page_help
        clc
        rts
.endproc
