        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "orders/orders.inc"
        .export goal_add
        .import order_delay

        .segment "ORDERS"

;;; goal_add -- one more movement objective for the unit at work, its delay set afresh
;;; rule:     5.5.2 5.5.3 5.5.4 5.4.7
;;; in:       zp_unit, zp_unit_no, zp_side; ord_x, ord_y
;;; out:      its record; changes unit_records
;;; clobbers: A X Y and as order_delay
;;; cycles:   <= 4200
.proc goal_add
        ldy     #U_SHELL_X
        lda     (zp_unit),y
        cmp     #NOWHERE
        bne     @driving                ; while it shells, U_LOAD is U_SPOTTER
        ldy     #U_LOAD
        lda     (zp_unit),y
        cmp     #NO_UNIT
        beq     @driving
        lda     #NO_UNIT                ; it was on its way to load: that is off
        sta     (zp_unit),y
        ldy     #U_GOAL_X
        bne     @set                    ; always
@driving:
        ldy     #U_GOAL_X
        lda     (zp_unit),y
        cmp     #NOWHERE
        beq     @set                    ; the first
        ldy     #U_NEXT_X
@set:   lda     ord_x
        sta     (zp_unit),y
        iny
        lda     ord_y
        sta     (zp_unit),y
        ldy     #U_SPECIAL
        lda     (zp_unit),y
        and     #<~SPECIAL_LOAD_ALL
        sta     (zp_unit),y
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #<~UF_RIVER             ; perhaps there is a way now
        sta     (zp_unit),y
        jsr     order_delay
        ldy     #U_DELAY
        sta     (zp_unit),y
        rts
.endproc
