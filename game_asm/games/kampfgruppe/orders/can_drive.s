        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export can_drive

        .segment "ORDERS"

;;; can_drive -- can the unit at work move by itself?
;;; in:       the unit at work
;;; out:      C = 1 when it can, else ord_note says why
;;; clobbers: A Y
;;; cycles:   <= 50
.proc can_drive
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_OFF_MAP
        bne     @off
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     #NO_UNIT                ; C = 1 when equal
        bne     @rides
        rts
@off:   set_note msg_orders_off
        clc
        rts
@rides: set_note msg_orders_rides
        clc
        rts
.endproc
