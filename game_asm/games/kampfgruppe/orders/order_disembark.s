        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export order_disembark
        .import unit_loaded, unit_select, carry_unload

        .segment "ORDERS"

;;; order_disembark -- a vehicle puts all its passengers down; a passenger gets off
;;; rule:     5.2.5 5.11.3
;;; in:       the unit at work
;;; out:      records; changes unit_records
;;; clobbers: A X Y zp_unit zp_unit_no, scratch and the overlay's own
;;; cycles:   -
.proc order_disembark
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     #NO_UNIT
        beq     @vehicle
        jsr     unit_select             ; its carrier gets the delay
        lda     ord_unit
        jsr     carry_unload
        lda     ord_unit
        jsr     unit_select
@off:   set_note msg_orders_off_all
        rts
@vehicle:
        jsr     unit_loaded
        bcc     @nobody
@next:  txa
        jsr     carry_unload
        jsr     unit_loaded
        bcs     @next
        bcc     @off                    ; always
@nobody:
        set_note msg_orders_nothing
        rts
.endproc
