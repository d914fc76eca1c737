; A soldier's orders in short, and what his first one still needs.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .include "macros.inc"
PAGES_ORDERS = 1
        .include "screens/report/page_tools.inc"
        .export list_row, needs_row
        .import man_touched, order_fetch, order_text, order_words, plan_first, plural_print
        .import text_byte, text_char, text_clear_row, text_goto, text_number, text_print
        .import words_print

        .segment "ORDERS"

;;; list_row -- all orders of the soldier, over the panel
;;; rule:     5.40  NL lists his orders; more may follow
;;; in:       zp_man
;;; out:      rows 20 to 22
;;; clobbers: A X Y zp_t0 zp_ptr0 zp_order
;;; cycles:   -
.proc list_row
        ldy     #20
@clear: jsr     text_clear_row
        iny
        cpy     #23
        bcc     @clear
        ldx     #0
        ldy     #20
        jsr     text_goto
        ldx     zp_man
        lda     man_order_count,x
        bne     @some
        print_msg msg_orders_none
        rts
@some:  lda     #0
        sta     listed
@order: ldx     zp_man
        lda     listed
        cmp     man_order_count,x
        bcs     @done
        lda     zp_text_row
        cmp     #23
        bcs     @last                   ; the third row is full to its end
        lda     listed
        jsr     order_fetch
        jsr     order_text              ; Y = length
        tya
        clc
        adc     zp_text_col
        cmp     #41
        bcc     @fits
        lda     zp_text_row
        cmp     #22
        bcs     @more
        tay
        iny
        ldx     #0
        jsr     text_goto
@fits:  lda     #<order_words
        ldy     #>order_words
        jsr     text_print
        lda     zp_text_col
        beq     @next                   ; the row was full to its end
        lda     #' '
        jsr     text_char
@next:  inc     listed
        bne     @order                  ; always
@last:  ldx     #39
        ldy     #22
        jsr     text_goto
@more:  lda     #'+'                    ; the status report has them all
        jsr     text_char
@done:  rts
.endproc

;;; needs_row -- what the soldier's first order still needs, or how many orders he has
;;; rule:     5.1, 6.10  the player is told how much more time it needs
;;; in:       zp_man; plan_first; man_touched = he was given orders in this phase
;;; out:      row 22
;;; clobbers: A X Y zp_order order_words and scratch
;;; cycles:   -
.proc needs_row
        ldy     #22
        jsr     text_clear_row
        place   0, 22
        ldx     zp_man
        lda     man_spent_lo,x
        ora     man_spent_hi,x
        bne     @needs
        lda     man_touched,x
        bne     @count
@needs: lda     #0                      ; cut short, or not come to, in the last turn
        jsr     order_fetch
        jsr     words_print
        print_msg msg_orders_needs
        copy_word zp_arg0, plan_first
        jsr     text_number
        print_msg msg_orders_more
        jsr     plural_print
        lda     #'.'
        jmp     text_char
@count: print_msg msg_orders_has
        ldx     zp_man
        lda     man_order_count,x
        jmp     text_byte
.endproc

        .segment "ORDERS_BSS"
listed:         .res 1                  ; orders that stand there so far
