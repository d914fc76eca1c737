; Yes or no in the orders phase.
        .export ask_sure
        .import ask_yes_no, orders_help

        .segment "ORDERS"

;;; ask_sure -- wait for Y or N behind a question; a question mark shows the help, and means no
;;; in:       none
;;; out:      C = 1 when yes; the picture
;;; clobbers: A X Y zp_map zp_side zp_square zp_unit zp_unit_no, scratch and the overlay's own
;;; cycles:   -
.proc ask_sure
        jsr     ask_yes_no
        bcs     @end
        beq     @end
        jsr     orders_help
        clc
@end:   rts
.endproc
