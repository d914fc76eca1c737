        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "orders/orders.inc"
        .export order_next
        .import unit_alive

        .segment "ORDERS"

;;; order_next -- the next unit there is, after the last the first; a single unit from now on
;;; rule:     AM.7
;;; in:       ord_unit; zp_side
;;; out:      ord_unit; ord_all = 0
;;; clobbers: A X Y zp_unit zp_unit_no and scratch
;;; cycles:   -
.proc order_next
        lda     #0                      ; in all-units mode the next is a single unit
        sta     ord_all
        lda     ord_unit
@next:  clc
        adc     #1
        cmp     #UNITS
        bcc     @try
        lda     #0
@try:   cmp     ord_unit
        beq     @only
        jsr     unit_alive
        bcc     @next
        sta     ord_unit
@only:  rts
.endproc
