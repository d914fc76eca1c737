; The cursor to a square that is typed.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export order_go
        .import ask_print, line_input, line_buffer, cursor_to

LONGEST         = 5                     ; "59,59"

        .segment "ORDERS"

;;; order_go -- ask for a column and a row, and put the cursor there
;;; in:       st_map_rows
;;; out:      the picture; changes st_cursor_x/y
;;; clobbers: A X Y line_* zp_unit zp_unit_no, scratch and the overlay's own
;;; cycles:   -
.proc order_go
        ask_at  msg_orders_go
        ldx     #LONGEST
        jsr     line_input
        bcs     @back
        beq     @back
        ldx     #0
        jsr     number
        cmp     #MAP_SIDE
        bcs     @none
        sta     ord_x
        jsr     number
        cmp     st_map_rows
        bcs     @none
        lda     line_buffer,x
        bne     @none                   ; something follows
        ldx     ord_x
        ldy     ord_y
        jmp     cursor_to
@none:  set_note msg_orders_no_square
@back:  rts
.endproc

; The figures of the line from place X on, over what parts them from those before: A = ord_y = their
; number, of none or too many NOWHERE; X = the place behind.  Spoils Y.
.proc number
        lda     #NOWHERE
        sta     ord_y
@part:  lda     line_buffer,x
        beq     @end
        jsr     figure
        bcc     @first
        inx
        bne     @part                   ; always
@first: sta     ord_y
        inx
        lda     line_buffer,x
        jsr     figure
        bcs     @end
        tay
        lda     ord_y                   ; x 10
        asl     a
        asl     a
        adc     ord_y                   ; C = 0
        asl     a
        sta     ord_y
        tya
        adc     ord_y                   ; C = 0
        sta     ord_y
        inx
        lda     line_buffer,x
        jsr     figure
        bcs     @end
        lda     #NOWHERE                ; a third one
        sta     ord_y
@end:   lda     ord_y
        rts
.endproc

; A = a character -> C = 0: A = 0..9; C = 1: it is no figure.
.proc figure
        sec
        sbc     #'0'
        cmp     #10
        rts
.endproc
