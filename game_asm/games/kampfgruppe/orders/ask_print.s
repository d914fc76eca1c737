        .include "zeropage.inc"
        .include "orders/orders.inc"
        .export ask_print
        .import text_print, text_clear_row

        .segment "ORDERS"

;;; ask_print -- a text on the row of questions, the row below it blank
;;; in:       A, Y = text
;;; out:      the picture; ord_menu = MENU_NONE
;;; clobbers: A X Y
;;; cycles:   -
.proc ask_print
        pha
        tya
        pha
        lda     #MENU_NONE
        sta     ord_menu
        ldy     #ROW_LAST
        jsr     text_clear_row
        dey
        jsr     text_clear_row
        pla
        tay
        pla
        jmp     text_print
.endproc
