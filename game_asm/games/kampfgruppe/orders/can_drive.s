        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export can_drive

        .segment "ORDERS"

;;; can_drive -- can the unit at work move by itself?
;;; rule:     5.3.1  an HQ that rides passes all-units orders on
;;; in:       the unit at work; ord_all
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
        beq     @drives
        lda     ord_all
        beq     @rides
        sec                             ; the others of its formation do
@drives:
        rts
@off:   set_note msg_orders_off
        clc
        rts
@rides: set_note msg_orders_rides
        clc
        rts
.endproc
