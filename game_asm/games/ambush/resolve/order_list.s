; A soldier's list of orders as the resolution works it off.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export order_first, order_store, order_push, orders_clear, list_point

        .segment "RESOLVE"

LIST_BYTES = ORDERS_MAX * ORDER_SIZE
        .assert LIST_BYTES = 64, error, "list_point multiplies by 64"

;;; list_point -- where a soldier's orders lie
;;; in:       X = man 0..19
;;; out:      zp_list_ptr; X kept
;;; clobbers: A
;;; cycles:   <= 50
.proc list_point
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
        rts
.endproc

;;; order_first -- fetch a soldier's first order
;;; in:       X = man 0..19
;;; out:      C = 1 when he has one, zp_order = it; zp_list_ptr; X kept
;;; clobbers: A Y
;;; cycles:   <= 130
.proc order_first
        lda     man_order_count,x
        beq     @none
        jsr     list_point
        ldy     #ORDER_SIZE-1
@byte:  lda     (zp_list_ptr),y
        sta     zp_order,y
        dey
        bpl     @byte
        sec
        rts
@none:  clc
        rts
.endproc

;;; order_store -- put the order at work back as the first of the list
;;; in:       X = man; zp_order
;;; out:      man_orders; X kept
;;; clobbers: A Y zp_list_ptr
;;; cycles:   <= 120
.proc order_store
        jsr     list_point
        ldy     #ORDER_SIZE-1
@byte:  lda     zp_order,y
        sta     (zp_list_ptr),y
        dey
        bpl     @byte
        rts
.endproc

;;; order_push -- put the order at work in front of the list
;;; in:       X = man; zp_order
;;; out:      C = 1 when there was room; man_orders man_order_count; X kept
;;; clobbers: A Y zp_list_ptr
;;; cycles:   <= 2250
.proc order_push
        lda     man_order_count,x
        cmp     #ORDERS_MAX
        bcs     @full
        jsr     list_point
        lda     man_order_count,x       ; what lies behind the last stays
        asl     a
        asl     a
        tay
        beq     @first
@byte:  dey
        lda     (zp_list_ptr),y
        iny
        iny
        iny
        iny
        sta     (zp_list_ptr),y
        dey
        dey
        dey
        dey
        bne     @byte
@first: inc     man_order_count,x
        jsr     order_store
        sec
        rts
@full:  clc
        rts
.endproc

;;; orders_clear -- forget all orders of a soldier and the time spent on them
;;; in:       X = man
;;; out:      man_order_count man_spent_lo man_spent_hi; X kept
;;; clobbers: A
;;; cycles:   <= 30
.proc orders_clear
        lda     #0
        sta     man_order_count,x
        sta     man_spent_lo,x
        sta     man_spent_hi,x
        rts
.endproc
