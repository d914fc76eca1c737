; Bombardments: B.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export order_bombard, bombard_at, can_bombard
        .import unit_select, indirect_reach, bombard_delay, range_find, place_of_work
        .import unit_line, ask_print, text_print, byte_print, key_wait, key_upper, sound_refuse

SHELLING        = 4                     ; pulses of a mission

        .segment "ORDERS"

;;; order_bombard -- artillery fires at the cursor's square, the current unit asks for it
;;; rule:     5.2.4 5.6.1 5.6.2 AM.11
;;; in:       st_cursor_x/y; ord_unit
;;; out:      records of the artillery; changes unit_records
;;; clobbers: A X Y zp_unit zp_unit_no, what the rules use and the overlay's own
;;; cycles:   -
.proc order_bombard
        lda     st_cursor_x
        sta     ord_x
        lda     st_cursor_y
        sta     ord_y
        falls_into bombard_at
.endproc

; Offer one after the other whatever can fire at ord_x ord_y.
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

;;; can_bombard -- can the unit at work fire indirectly at ord_x ord_y?
;;; rule:     5.6.1 5.6.2 5.6.7 7.5.9
;;; in:       zp_unit, zp_unit_no, zp_side; ord_x, ord_y
;;; out:      C = 1: yes
;;; clobbers: A X Y zp_from_x..zp_to_y zp_range zp_rules..zp_rules+3 zp_t0
;;; cycles:   <= 1200
.proc can_bombard
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @no
        ldy     #U_AMMO
        lda     (zp_unit),y
        beq     @no
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     #NO_UNIT
        bne     @no
        ldy     #U_SHELL_X
        lda     (zp_unit),y
        cmp     #NOWHERE
        bne     @no                     ; it has a mission
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        jsr     indirect_reach
        bcc     @no
        pha
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_OFF_MAP
        bne     @yes                    ; it reaches all of the map
        jsr     place_of_work
        cmp     #NOWHERE
        beq     @lost
        lda     ord_x
        sta     zp_to_x
        lda     ord_y
        sta     zp_to_y
        jsr     range_find
        pla
        cmp     zp_range
        rts
@yes:   pla
        sec
        rts
@lost:  pla
@no:    clc
        rts
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
        jsr     byte_print
        lda     #<msg_orders_gun_keys
        ldy     #>msg_orders_gun_keys
        jsr     text_print
@key:   jsr     key_wait
        jsr     key_upper
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
        .import msg_orders_gun_keys

;;; assign -- the mission of the artillery at work
;;; rule:     5.6.8 7.5.9
;;; in:       zp_unit, ord_gun; ord_x, ord_y, ord_value = delay; ord_unit = who asked
;;; out:      its record; changes unit_records
;;; clobbers: A X Y
;;; cycles:   <= 120
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
        ldy     #U_RANGE
        lda     #0
        sta     (zp_unit),y
        ldy     #U_SPOTTER
        lda     ord_unit
        sta     (zp_unit),y
        rts
.endproc
        .assert U_SHELL_Y = U_SHELL_X + 1, error, "the row follows the column"
