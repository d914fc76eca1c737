; From typed text to an order that this soldier can be given.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .import order_read, order_allowed, plan_swap
        .export order_parse

        .segment "ORDERS"

;;; order_parse -- read an order and hold it against the soldier's plan
;;; rule:     5.3  refused orders cost nothing
;;; in:       zp_man = soldier; plan_begin done for him; line_buffer = what was typed
;;; out:      C = 0: zp_order = the order, ORD_LIST and ORD_CLOSE included; C = 1: A =
;;;           REFUSE_*, 0 when nothing was typed; nothing else has changed; order_line
;;; clobbers: A X Y and scratch
;;; cycles:   -
.proc order_parse
        jsr     order_read
        bcs     @done
        lda     zp_order
        cmp     #ORD_LIST
        bcs     @list                   ; these two need no room and no soldier
        ldx     zp_man
        lda     man_order_count,x
        cmp     #ORDERS_MAX
        lda     #REFUSE_FULL
        bcs     @done
        jsr     plan_swap
        jsr     order_allowed
        pha
        php
        jsr     plan_swap
        plp
        pla
@done:  rts
@list:  clc
        rts
.endproc
