        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "orders/orders.inc"
        .export each_unit
        .import unit_select

        .segment "ORDERS"

;;; each_unit -- carry an order out for the current unit, or for its whole formation
;;; rule:     5.3.1
;;; in:       ord_do = the order; ord_all, ord_unit
;;; out:      the unit at work is the current one; changes unit_records
;;; clobbers: A X Y zp_unit zp_unit_no, what the rules use and the overlay's own
;;; cycles:   -
.proc each_unit
        lda     ord_all
        bne     @all
        jmp     (ord_do)
@all:   lda     #IN_FORMATION
        sta     ord_left
        lda     ord_unit
@unit:  jsr     unit_select
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @next
        jsr     @call
@next:  inc     zp_unit_no
        lda     zp_unit_no
        dec     ord_left
        bne     @unit
        lda     ord_unit
        jmp     unit_select
@call:  jmp     (ord_do)
.endproc
