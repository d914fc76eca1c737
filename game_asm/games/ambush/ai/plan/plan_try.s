; The computer writes an order down.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .include "ai/ai.inc"
        .export plan_try
        .import ai_allowed, ai_cost, ai_apply

        .segment "COMPUTER"

LIST_BYTES = ORDERS_MAX * ORDER_SIZE
        .assert LIST_BYTES = 64, error, "a list is found by multiplying by 64"

;;; plan_try -- append an order, if a player could give it and the man can afford it
;;; rule:     3.2.1 5.0  the space for orders is the same for all; 5.2  energy; 5.3  no idle ones
;;; in:       zp_actor = zp_man; zp_order; ai_time ai_energy
;;; out:      C = 0 when it was given: his list, his state and what is left as it will be then
;;; clobbers: A X Y zp_list_ptr ai_* and what the rules use; zp_order kept
;;; cycles:   -
.proc plan_try
        ldx     zp_actor
        lda     man_order_count,x
        cmp     #ORDERS_MAX
        bcs     @no
        lda     ai_time
        beq     @no
        jsr     ai_allowed
        bcs     @no
        jsr     ai_cost
        lda     ai_walk_stopped
        cmp     #NOT_STOPPED
        bne     @no                     ; something bars his way
        sec
        lda     ai_energy
        sbc     zp_energy
        tay
        lda     ai_energy+1
        sbc     zp_energy+1
        tax
        lda     ai_energy+2
        sbc     zp_energy+2
        bcc     @no
        sta     ai_energy+2
        stx     ai_energy+1
        sty     ai_energy
        sec
        lda     ai_time
        sbc     zp_time
        tay
        lda     #0
        sbc     zp_time+1
        bcs     @left
        ldy     #0                      ; it goes on next turn
@left:  sty     ai_time
        jsr     ai_apply
        jsr     append
        clc
        rts
@no:    sec
        rts
.endproc

; zp_order behind the man's other orders; there is room
.proc append
        ldx     zp_actor
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
        ldx     #0
@byte:  lda     zp_order,x
        sta     (zp_list_ptr),y
        iny
        inx
        cpx     #ORDER_SIZE
        bcc     @byte
        ldx     zp_actor
        inc     man_order_count,x
        rts
.endproc
