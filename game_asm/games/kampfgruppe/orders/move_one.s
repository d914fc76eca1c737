        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export order_speed, move_one
        .import each_unit, weapon_sp, ask_speed, goal_add

        .segment "ORDERS"

;;; move_one -- objective and speed for the unit at work, unless it is carried or off the map
;;; rule:     5.5.1 5.2.12
;;; in:       zp_unit, zp_unit_no, zp_side; ord_x, ord_y; ord_value = speed
;;; out:      its record; changes unit_records
;;; clobbers: A X Y and as order_delay
;;; cycles:   <= 4300
.proc move_one
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     #NO_UNIT
        bne     @stays                  ; it goes with what carries it
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_OFF_MAP
        beq     @goes
@stays: rts
@goes:  jsr     goal_add
        falls_into speed_one
.endproc

; ord_value: speed of the unit at work, its own most at most.
.proc speed_one
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     ord_value
        cmp     weapon_sp,x
        bcc     @set
        lda     weapon_sp,x
@set:   ldy     #U_SPEED
        sta     (zp_unit),y
        rts
.endproc

;;; order_speed -- set the speed, 0 halts; objectives stay
;;; rule:     5.2.12 12.0.2
;;; in:       the unit at work
;;; out:      changes unit_records
;;; clobbers: A X Y line_*, scratch, the overlay's own and the picture
;;; cycles:   -
.proc order_speed
        jsr     ask_speed
        bcs     @no
        each    speed_one
@no:    rts
.endproc
