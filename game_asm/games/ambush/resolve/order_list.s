; A soldier's list of orders as the resolution works it off.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "resolve/resolve.inc"
        .export order_first, order_store, order_done, order_push, orders_clear, order_rescue

        .segment "RESOLVE"

LIST_BYTES = ORDERS_MAX * ORDER_SIZE
        .assert LIST_BYTES = 64, error, "list_point multiplies by 64"

; zp_list_ptr = order list of man X, keeps X
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

;;; order_done -- take the first order off the list
;;; in:       X = man with at least one order
;;; out:      man_orders man_order_count; man_target = NO_MAN; X kept
;;; clobbers: A Y zp_list_ptr zp_ptr0 and the turn's own
;;; cycles:   <= 1640
.proc order_done
        jsr     list_point
        lda     #NO_MAN
        sta     man_target,x
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
@byte:  lda     (zp_ptr0),y
        sta     (zp_list_ptr),y
        iny
        tya
        and     #ORDER_SIZE-1
        bne     @byte
        sty     taken_at
        beq     @order                  ; always
@last:  lda     taken_left
        sta     man_order_count,x
        lda     #NO_MAN
        sta     taken_man
        rts
.endproc
        .assert (ORDER_SIZE & (ORDER_SIZE-1)) = 0, error, "orders_forward counts by masking"

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

;;; order_push -- put the order at work in front of the list
;;; in:       X = man; zp_order
;;; out:      C = 1 when there was room; man_orders man_order_count; X kept
;;; clobbers: A Y zp_list_ptr
;;; cycles:   <= 2000
.proc order_push
        lda     man_order_count,x
        cmp     #ORDERS_MAX
        bcs     @full
        jsr     list_point
        ldy     #LIST_BYTES-ORDER_SIZE-1
@byte:  lda     (zp_list_ptr),y
        iny
        iny
        iny
        iny
        sta     (zp_list_ptr),y
        dey
        dey
        dey
        dey
        dey
        bpl     @byte
        inc     man_order_count,x
        jsr     order_store
        sec
        rts
@full:  clc
        rts
.endproc

;;; orders_clear -- forget all orders of a soldier and the time spent on them
;;; in:       X = man
;;; out:      man_order_count man_spent_lo man_spent_hi man_target; X kept
;;; clobbers: A
;;; cycles:   <= 36
.proc orders_clear
        lda     #0
        sta     man_order_count,x
        sta     man_spent_lo,x
        sta     man_spent_hi,x
        lda     #NO_MAN
        sta     man_target,x
        rts
.endproc
