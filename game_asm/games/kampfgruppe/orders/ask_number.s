        .include "zeropage.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export ask_number
        .import text_goto, text_print, text_clear_to_end, text_byte, line_input, line_number
        .import sound_refuse, ask_print

        .segment "ORDERS"

;;; ask_number -- ask for a number
;;; rule:     1.2.1  it ends with RETURN; RETURN alone takes the most
;;; in:       A, Y = question; X = most it can be
;;; out:      C = 0, A = ord_value = 0..most; C = 1: taken back
;;; clobbers: X Y line_*, scratch, the overlay's own and the picture
;;; cycles:   -
.proc ask_number
        stx     ord_most
        jsr     ask_print
        lda     ord_most
        jsr     text_byte
        print_msg msg_orders_most
        lda     zp_text_col
        sta     ord_col
@again: ldx     #3
        jsr     line_input
        bcs     @back
        beq     @most
        jsr     line_number
        bcs     @no
        lda     zp_arg1
        bne     @no
        lda     zp_arg0
        cmp     ord_most
        beq     @take
        bcc     @take
@no:    jsr     sound_refuse
        ldx     ord_col
        ldy     #ROW_ASK
        jsr     text_goto
        jsr     text_clear_to_end
        jmp     @again
@most:  lda     ord_most
@take:  sta     ord_value
        clc
@back:  rts
.endproc
