; A soldier's written orders: fetch one, add one, drop all.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export order_fetch, order_append, order_cut

        .segment "ORDERS"
        .include "screens/orders/order_fetch.inc"

;;; order_append -- put the order at work behind a soldier's other orders
;;; rule:     5.0  orders are taken until the space is full
;;; in:       X = man with fewer than ORDERS_MAX orders; zp_order
;;; out:      man_orders man_order_count; X kept
;;; clobbers: A Y zp_ptr0
;;; cycles:   <= 150
.proc order_append
        lda     man_order_count,x
        jsr     order_point
        ldy     #ORDER_SIZE-1
@byte:  lda     zp_order,y
        sta     (zp_ptr0),y
        dey
        bpl     @byte
        inc     man_order_count,x
        rts
.endproc

;;; order_cut -- keep the first A orders; with none kept the time spent is lost too
;;; rule:     5.1  New wipes the list, Attach keeps its first order
;;; in:       X = man; A = 0 or 1, not above what he has
;;; out:      man_order_count man_spent_lo man_spent_hi; X kept
;;; clobbers: A
;;; cycles:   <= 30
.proc order_cut
        sta     man_order_count,x
        cmp     #0
        bne     @kept
        sta     man_spent_lo,x
        sta     man_spent_hi,x
@kept:  rts
.endproc
