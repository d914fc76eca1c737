; Brings what was typed into the one form that the order reader expects.
        .include "zeropage.inc"
        .import line_buffer
        .export order_squeeze, order_line

ORDER_LINE_MAX  = 15

        .segment "ORDERS"

;;; order_squeeze -- copy the typed line in capitals and without blanks
;;; in:       line_buffer = text ended by 0
;;; out:      order_line = capitals without blanks, ended by 0; A = their number
;;; clobbers: X Y
;;; cycles:   -
.proc order_squeeze
        ldx     #0
        ldy     #0
@next:  lda     line_buffer,x
        beq     @end
        inx
        and     #$7F
        cmp     #' '
        beq     @next
        cmp     #'a'
        bcc     @keep
        cmp     #'z'+1
        bcs     @keep
        and     #$DF                    ; capitals lie 32 below
@keep:  sta     order_line,y
        iny
        cpy     #ORDER_LINE_MAX         ; longer than any order: enough to refuse it
        bcc     @next
@end:   lda     #0
        sta     order_line,y
        tya
        rts
.endproc

        .segment "ORDERS_BSS"
order_line:
        .res    ORDER_LINE_MAX+1
