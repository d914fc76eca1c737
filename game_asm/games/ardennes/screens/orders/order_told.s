; An order that came to something else.
        .export order_told
        .import key_again, said

        .segment "MOVE"

;;; order_told -- say what became of an order
;;; rule:     1.8
;;; in:       A = low byte, Y = high byte of the text
;;; out:      C = 0
;;; clobbers: A X Y key_ring key_first key_count and what drawing uses
;;; cycles:   -
.proc order_told
        jsr     said
        jsr     key_again
        clc
        rts
.endproc
