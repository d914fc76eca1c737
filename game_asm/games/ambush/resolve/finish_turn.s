        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export finish_turn
        .import order_done, look_push, movie_add, man_changed

        .segment "RESOLVE"

; what zp_order holds in an MR or MI order
ORDER_DIRECTION = 1
ORDER_SQUARES   = 2
ORDER_MODE      = 3

;;; finish_turn -- a man has turned: as an order of its own, or on his way
;;; rule:     5.1 8.4.4
;;; in:       X = zp_actor = man; act_value; zp_order = his first order
;;; out:      man_facing of his; man_order_count, man_orders when the order is done
;;; clobbers: A X Y, what the rules use and the turn's own
;;; cycles:   -
.proc finish_turn
        lda     act_value,x
        sta     man_facing,x
        sta     zp_arg0
        lda     #0
        sta     zp_arg1
        lda     #EV_FACE
        jsr     movie_add
        jsr     man_changed
        lda     zp_order
        cmp     #ORD_MI+1
        bcs     @on                     ; he turned in order to fire or throw
        lda     zp_order+ORDER_SQUARES
        bne     @on                     ; or to walk off
        lda     zp_order+ORDER_DIRECTION
        beq     @over
        lda     zp_order+ORDER_MODE
        cmp     #'F'
        beq     @on
        cmp     #'S'
        beq     @on
@over:  jsr     order_done
        lda     zp_order+ORDER_MODE
        cmp     #'L'
        bne     @on
        jmp     look_push
@on:    rts
.endproc
