; The order chart.
        .include "zeropage.inc"
        .include "macros.inc"
        .import screen_clear, text_goto, text_print, text_inverse, text_plain, key_wait
        .import text_clear_to_end
        .export chart_page

        .segment "ORDERS"

;;; chart_page -- all orders with their costs, on a page of its own
;;; rule:     S.3  the order summary chart of the squad card
;;; in:       none
;;; out:      the page is drawn; a key was pressed
;;; clobbers: A X Y
;;; cycles:   -
.proc chart_page
        jsr     screen_clear
        jsr     text_inverse
        print_at 0, 0, msg_chart_title
        jsr     text_clear_to_end
        jsr     text_plain
        print_at 0, 1, msg_chart_1
        print_at 0, 8, msg_chart_2
        print_at 0, 21, msg_chart_3
        jmp     key_wait
.endproc
