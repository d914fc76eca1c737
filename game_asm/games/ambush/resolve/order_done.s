; The first order leaves a soldier's list, whatever the RESET key does meanwhile.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "resolve/resolve.inc"
        .export order_done, order_rescue
        .import list_point

        .segment "RESOLVE"

LIST_BYTES = ORDERS_MAX * ORDER_SIZE

;;; order_done -- take the first order off the list
;;; in:       X = man with at least one order
;;; out:      man_orders man_order_count; man_target = NO_MAN when it is a man; X kept
;;; clobbers: A Y zp_list_ptr zp_ptr0 and the turn's own
;;; cycles:   <= 1640
.proc order_done
        jsr     list_point
        lda     man_target,x
        bmi     @unbound                ; it may tell how long he cannot fire yet
        lda     #NO_MAN
        sta     man_target,x
@unbound:
        lda     man_order_count,x
        sec
        sbc     #1
        sta     taken_left
        lda     #0
        sta     taken_at
        stx     taken_man
        ; on into orders_forward
.endproc
        falls_into orders_forward

; Everything one order forward, from taken_at on.  An order at a time, so that it can go on after
; RESET: what has been copied is not copied again.  X = taken_man, zp_list_ptr his list.  Keeps X.
.proc orders_forward
        clc
        lda     zp_list_ptr
        adc     #ORDER_SIZE
        sta     zp_ptr0
        lda     zp_list_ptr+1
        adc     #0
        sta     zp_ptr0+1
        ldy     taken_at
@order: cpy     #LIST_BYTES-ORDER_SIZE
        bcs     @last
        tya
        lsr     a
        lsr     a
        cmp     taken_left              ; and what lies behind the last is nobody's order
        beq     @byte
        bcs     @last
@byte:
        .repeat ::ORDER_SIZE
        lda     (zp_ptr0),y
        sta     (zp_list_ptr),y
        iny
        .endrepeat
        sty     taken_at
        bne     @order                  ; always
@last:  lda     taken_left
        sta     man_order_count,x
        lda     #NO_MAN
        sta     taken_man
        rts
.endproc
        .assert ORDER_SIZE = 4, error, "orders_forward divides by shifting"

;;; order_rescue -- after RESET: an order that was being taken off is taken off
;;; in:       taken_man taken_at taken_left
;;; out:      taken_man = NO_MAN; the man is ready for his next step
;;; clobbers: A X Y zp_list_ptr zp_ptr0 man_orders man_order_count and the turn's own
;;; cycles:   <= 1640
.proc order_rescue
        ldx     taken_man
        cpx     #NO_MAN
        beq     @none
        jsr     list_point
        lda     #ACT_READY
        sta     act_kind,x
        lda     #NEVER
        sta     act_wake,x
        jmp     orders_forward
@none:  rts
.endproc
