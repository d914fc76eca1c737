; An order that cannot be carried out.
        .export order_refused
        .import key_again, said

        .segment "LOW_CODE"

;;; order_refused -- say why an order cannot be carried out
;;; rule:     1.8
;;; in:       A = low byte, Y = high byte of the text
;;; out:      C = 1
;;; clobbers: A X Y key_ring key_first key_count and what drawing uses
;;; cycles:   -
.proc order_refused
        jsr     said
        jsr     key_again
        sec
        rts
.endproc
