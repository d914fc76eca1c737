; A man's orders of the last turn again.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .import order_append, order_fetch, order_allowed, order_cut, man_touched
        .import plan_begin, plan_charge, plan_swap, plan_count
        .export orders_restore

        .segment "ORDERS"

;;; orders_restore -- a man without new orders gets those of the last turn
;;; rule:     5.3  what cannot be now ends them
;;; in:       X = man; orders_again
;;; out:      man_orders man_order_count; C = 1 when one cannot be: A = REFUSE_*
;;; clobbers: A X Y zp_man zp_order plan_* note_lo note_hi man_touched man_spent_lo man_spent_hi,
;;;           all the overlay's own and what the rules use
;;; cycles:   -
.proc orders_restore
        lda     man_touched,x
        bne     @kept
        lda     orders_again,x
        and     #$0F
        cpx     #SQUAD
        bcc     @count
        lda     orders_again-SQUAD,x
        lsr     a
        lsr     a
        lsr     a
        lsr     a
@count: sta     all_count
        tay
        beq     @kept                   ; he had none
        stx     zp_man
        lda     #0
        jsr     order_cut
        sta     all_at
        lda     #1
        sta     man_touched,x
        jsr     plan_begin
@order: lda     #ORDERS_MAX-1           ; the first is the last of the list
        sec
        sbc     all_at
        ldx     zp_man
        jsr     order_fetch
        jsr     plan_swap
        jsr     order_allowed
        pha
        php
        jsr     plan_swap
        plp
        pla
        bcs     @no
        ldx     zp_man
        jsr     order_append
        jsr     plan_charge
        inc     plan_count
        inc     all_at
        lda     all_at
        cmp     all_count
        bcc     @order
@kept:  clc
@no:    rts
.endproc

        .segment "ORDERS_BSS"
all_count:      .res 1
all_at:         .res 1
