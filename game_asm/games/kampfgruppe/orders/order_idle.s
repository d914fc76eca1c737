; The next unit that has no orders.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export order_idle
        .import unit_select, place_get, order_look, foe_place

        .segment "ORDERS"

;;; order_idle -- on to the next unit that goes nowhere, shells nothing and has no target named
;;; in:       ord_unit; zp_side
;;; out:      C = 1: ord_unit = that unit, ord_all = 0, the cursor on it; C = 0: ord_note says that
;;;           there is none; changes st_cursor_x/y
;;; clobbers: A X Y zp_unit zp_unit_no zp_from_x/y, scratch, the overlay's own and the picture
;;; cycles:   -
.proc order_idle
        lda     #UNITS
        sta     ord_left
        lda     ord_unit
@unit:  clc
        adc     #1
        cmp     #UNITS
        bcc     @look
        lda     #0
@look:  jsr     unit_select
        jsr     idle
        lda     zp_unit_no
        bcs     @found
        dec     ord_left
        bne     @unit
        set_note msg_orders_all_busy
        clc
        rts
@found: sta     ord_unit
        lda     #0
        sta     ord_all
        jsr     order_look
        sec
        rts
.endproc

; C = 1 when the unit at work stands on the map by itself and has nothing to do.
.proc idle
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @no
        jsr     place_get
        cmp     #NOWHERE
        beq     @no
        ldx     #NOTHING_TO_DO-1
@field: ldy     nothing_to_do,x
        lda     (zp_unit),y
        cmp     #NO_UNIT
        bne     @no
        dex
        bpl     @field
        ldy     #U_FLAGS
        lda     (zp_unit),y
        bmi     @yes                    ; UF_RIVER: it has an objective, and no way there
        and     #UF_PRIORITY
        beq     @goal
        ldy     #U_TARGET
        lda     (zp_unit),y
        cmp     #NO_UNIT
        beq     @goal                   ; it is gone
        sta     ord_foe
        jsr     foe_place
        cpx     #NOWHERE
        bne     @no
@goal:  ldy     #U_GOAL_X
        lda     (zp_unit),y
        cmp     #NOWHERE
        bne     @no
@yes:   sec
        rts
@no:    clc
        rts

nothing_to_do:
        .byte   U_CARRIER, U_LOAD, U_SHELL_X
NOTHING_TO_DO   = * - nothing_to_do
        .assert NOWHERE = NO_UNIT, error, "one blank serves units and squares"
        .assert UF_RIVER = %10000000, error, "bmi finds it"
.endproc
