        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export order_bombard, bombard_at
        .import unit_select, bombard_delay, unit_line, ask_print, text_print, text_byte, key_capital
        .import sound_refuse, msg_orders_gun_keys, can_bombard, range_set, place_get

        .segment "ORDERS"

SHELLING        = 4                     ; pulses of a mission

;;; order_bombard -- artillery fires at the cursor's square, the current unit asks for it
;;; rule:     5.2.4 5.6.1 5.6.2 AM.11  only who is on the map can ask
;;; in:       st_cursor_x/y; ord_unit, the unit at work
;;; out:      records of the artillery; changes unit_records
;;; clobbers: A X Y zp_from_x/y zp_unit zp_unit_no, what the rules use and the overlay's own
;;; cycles:   -
.proc order_bombard
        jsr     place_get
        cmp     #NOWHERE
        beq     @off
        lda     st_cursor_x
        sta     ord_x
        lda     st_cursor_y
        sta     ord_y
        jmp     bombard_at
@off:   set_note msg_orders_blind
        rts
.endproc

;;; bombard_at -- offer one after the other whatever can shell a square
;;; rule:     5.2.4 5.6.1
;;; in:       ord_x, ord_y; ord_unit = who asks for it
;;; out:      records of the artillery; changes unit_records
;;; clobbers: A X Y zp_from_x/y zp_unit zp_unit_no, what the rules use and the overlay's own
;;; cycles:   -
.proc bombard_at
        lda     #0
        sta     ord_gun
        sta     ord_count
@unit:  lda     ord_gun
        jsr     unit_select
        jsr     can_bombard
        bcc     @next
        inc     ord_count
        jsr     offer
        cmp     #'Q'
        beq     @quit
        cmp     #'A'
        bne     @next
        jsr     assign
@next:  inc     ord_gun
        lda     ord_gun
        cmp     #UNITS
        bne     @unit
        set_note msg_orders_guns_end
        lda     ord_count
        bne     @quit
        set_note msg_orders_no_gun
@quit:  lda     ord_unit
        jmp     unit_select
.endproc

; Show the artillery at work and its delay: A = 'A', 'N' or 'Q'; ord_value = the delay.
.proc offer
        ldy     #U_FLAGS
        lda     (zp_unit),y
        tay
        ldx     ord_gun
        lda     ord_unit
        jsr     bombard_delay
        sta     ord_value
        ldy     #ROW_UNIT
        jsr     unit_line
        ask_at  msg_orders_gun
        lda     ord_value
        jsr     text_byte
        lda     #<msg_orders_gun_keys
        ldy     #>msg_orders_gun_keys
        jsr     text_print
@key:   jsr     key_capital
        cmp     #KEY_ESCAPE
        beq     @quit
        cmp     #'X'
        beq     @quit
        cmp     #'Q'
        beq     @done
        cmp     #'A'
        beq     @done
        cmp     #'N'
        beq     @done
        jsr     sound_refuse
        jmp     @key
@quit:  lda     #'Q'
@done:  rts
.endproc

;;; assign -- the mission of the artillery at work
;;; rule:     5.6.8 7.5.9 7.13.2  and aims at nobody that it has not fired at
;;; in:       zp_unit, ord_gun; ord_x, ord_y, ord_value = delay; ord_unit = who asked
;;; out:      its record; changes unit_records
;;; clobbers: A X Y
;;; cycles:   <= 180
.proc assign
        ldy     #U_SHELL_X
        lda     ord_x
        sta     (zp_unit),y
        iny
        lda     ord_y
        sta     (zp_unit),y
        ldy     #U_SHELL_DELAY
        lda     ord_value
        sta     (zp_unit),y
        ldy     #U_SHELL_LEFT
        lda     #SHELLING
        sta     (zp_unit),y
        lda     #0
        jsr     range_set
        ldy     #U_SPOTTER
        lda     ord_unit
        sta     (zp_unit),y
        rts
.endproc

        .assert U_SHELL_Y = U_SHELL_X + 1, error, "the row follows the column"
