; Movement objectives and speed.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export order_move, order_speed, goal_add, can_drive, ask_speed, move_one
        .import ask_number, each_unit, order_delay, weapon_sp

        .segment "ORDERS"

;;; order_move -- the cursor's square becomes a movement objective
;;; rule:     5.5.1 AM.15  RETURN alone takes the most it can
;;; in:       st_cursor_x/y; the unit at work
;;; out:      changes unit_records
;;; clobbers: A X Y line_*, scratch, the overlay's own, what the rules use and the picture
;;; cycles:   -
.proc order_move
        lda     st_cursor_x
        sta     ord_x
        lda     st_cursor_y
        sta     ord_y
        jsr     can_drive
        bcc     @no
        jsr     ask_speed
        bcs     @no
        each    move_one
        set_note msg_orders_moves
@no:    rts
.endproc

; C = 0 when the unit at work cannot move by itself; says why.
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

; The speed: C = 0, ord_value.
.proc ask_speed
        ldx     #FASTEST
        lda     ord_all
        bne     @ask
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     weapon_sp,x
        tax
@ask:   lda     #<msg_orders_speed
        ldy     #>msg_orders_speed
        jmp     ask_number
.endproc
FASTEST         = 22                    ; of all weapons
        .import msg_orders_speed

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
        jsr     order_delay
        ldy     #U_DELAY
        sta     (zp_unit),y
        rts
.endproc

; ord_x ord_y ord_value: objective and speed of the unit at work.
.proc move_one
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     #NO_UNIT
        beq     @goes
        rts                             ; it goes with what carries it
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
