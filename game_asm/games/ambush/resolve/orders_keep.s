; The orders of a turn for the next one.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export orders_keep
        .import list_point

        .segment "RESOLVE"

LIST_BYTES      = ORDERS_MAX * ORDER_SIZE
KEPT_MOST       = ORDERS_MAX / 2 - 1    ; beside themselves in one list, with one more in front

;;; orders_keep -- copy each man's orders to the end of his list, the first one last
;;; in:       man_orders man_order_count
;;; out:      orders_again; man_orders, behind the orders there are
;;; clobbers: A X Y zp_list_ptr zp_t0 zp_t1 zp_t2
;;; cycles:   <= 30000
.proc orders_keep
        ldx     #SOLDIERS-1
@man:   jsr     list_point
        lda     man_order_count,x
        cmp     #KEPT_MOST+1
        bcc     @all
        lda     #0                      ; there is no room for both
@all:   sta     zp_t2
        cpx     #SQUAD
        bcc     @american
        asl     a
        asl     a
        asl     a
        asl     a
        sta     orders_again-SQUAD,x
        bcc     @copy                   ; always: 8 at most
@american:
        ora     orders_again,x          ; the Germans come first
        sta     orders_again,x
@copy:  lda     #LIST_BYTES-ORDER_SIZE
        sta     zp_t1
        ldy     #0
@order: dec     zp_t2
        bmi     @next
@byte:  sty     zp_t0
        lda     (zp_list_ptr),y
        ldy     zp_t1
        sta     (zp_list_ptr),y
        inc     zp_t1
        ldy     zp_t0
        iny
        tya
        and     #ORDER_SIZE-1
        bne     @byte
        lda     zp_t1
        sec
        sbc     #2*ORDER_SIZE
        sta     zp_t1
        jmp     @order
@next:  dex
        bpl     @man
        rts
.endproc
