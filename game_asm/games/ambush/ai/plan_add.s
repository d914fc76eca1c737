; The computer writes an order down.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export plan_add, plan_clear

        .segment "COMPUTER"

LIST_BYTES = ORDERS_MAX * ORDER_SIZE
        .assert LIST_BYTES = 64, error, "a list is found by multiplying by 64"

;;; plan_clear -- a soldier's list is empty
;;; in:       X = man
;;; out:      man_order_count man_spent_lo man_spent_hi man_target; X kept
;;; clobbers: A
;;; cycles:   <= 36
.proc plan_clear
        lda     #0
        sta     man_order_count,x
        sta     man_spent_lo,x
        sta     man_spent_hi,x
        lda     #NO_MAN
        sta     man_target,x
        rts
.endproc

;;; plan_add -- append an order to a soldier's list
;;; rule:     5.0  the space for orders is the same for everyone
;;; in:       X = man; zp_order
;;; out:      C = 0 when there was room; X kept
;;; clobbers: A Y zp_list_ptr
;;; cycles:   <= 150
.proc plan_add
        lda     man_order_count,x
        cmp     #ORDERS_MAX
        bcs     @full
        txa
        lsr     a
        sta     zp_list_ptr+1
        lda     #0
        ror     a
        lsr     zp_list_ptr+1
        ror     a
        clc
        adc     #<man_orders
        sta     zp_list_ptr
        lda     zp_list_ptr+1
        adc     #>man_orders
        sta     zp_list_ptr+1
        lda     man_order_count,x
        asl     a
        asl     a
        tay
        lda     zp_order
        sta     (zp_list_ptr),y
        iny
        lda     zp_order+1
        sta     (zp_list_ptr),y
        iny
        lda     zp_order+2
        sta     (zp_list_ptr),y
        iny
        lda     zp_order+3
        sta     (zp_list_ptr),y
        inc     man_order_count,x
        clc
@full:  rts
.endproc
