        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export order_passengers
        .import ask_print, friend_at, key_wait, text_goto, unit_entry

        .segment "ORDERS"

;;; order_passengers -- who rides on the unit at work
;;; rule:     5.2.2
;;; in:       the unit at work
;;; out:      the picture
;;; clobbers: A X Y, scratch and the overlay's own
;;; cycles:   -
.proc order_passengers
        lda     #0
        sta     ord_gun
        sta     ord_count
@unit:  lda     ord_gun
        jsr     friend_at
        ldy     #U_CARRIER
        lda     (zp_ptr1),y
        cmp     ord_unit
        bne     @next
        ldy     #U_COUNT
        lda     (zp_ptr1),y
        beq     @next
        lda     ord_count
        and     #3
        bne     @show
        jsr     page_turn
@show:  jsr     one_passenger
@next:  inc     ord_gun
        lda     ord_gun
        cmp     #UNITS
        bne     @unit
        lda     ord_count
        bne     @wait
        set_note msg_orders_no_load
        rts
@wait:  jmp     key_wait
.endproc

; Four at a time: wait before the next.
.proc page_turn
        lda     ord_count
        beq     @first
        jsr     key_wait
@first: lda     #<empty
        ldy     #>empty
        jmp     ask_print
empty:  .byte   0
.endproc

; Passenger zp_ptr1, number ord_gun, in its quarter of the two rows.
.proc one_passenger
        ldx     #0
        ldy     #ROW_ASK
        lda     ord_count
        lsr     a
        bcc     @left
        ldx     #HALF_ROW
@left:  lsr     a
        bcc     @upper
        iny
@upper: jsr     text_goto
        inc     ord_count
        lda     ord_gun
        jmp     unit_entry
HALF_ROW = 20
.endproc
