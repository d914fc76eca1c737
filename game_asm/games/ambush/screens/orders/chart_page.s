; The order chart.
        .include "zeropage.inc"
        .include "macros.inc"
        .import page_show, line_key, key_answered, msg_chart
        .export chart_page

        .segment "ORDERS"

;;; chart_page -- all orders with their costs, on a page of its own
;;; rule:     S.3  the order summary chart of the squad card
;;; in:       none
;;; out:      the page is drawn; a key was pressed
;;; clobbers: A X Y zp_t0
;;; cycles:   -
.proc chart_page
        lda     #<msg_chart
        ldy     #>msg_chart
        jsr     page_show
        inc     key_answered
        jmp     line_key                ; but no RETURN behind the '?'
.endproc
