; Enemies in sight, priority targets: I.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export order_inspect, target_set
        .import unit_select, foe_select, bombard_at, range_find, place_get, line_of_sight
        .import ask_print, key_capital, sound_refuse, cursor_to, foe_place, foe_lines

        .segment "ORDERS"

;;; order_inspect -- step through the enemies that the unit sees
;;; rule:     5.2.7 5.2.8 5.8.1
;;; in:       the unit at work
;;; out:      records; changes unit_records, st_cursor_x/y
;;; clobbers: A X Y zp_side zp_unit zp_unit_no, what the rules use, the overlay's own and the
;;;           picture
;;; cycles:   -
.proc order_inspect
        lda     #0
        sta     ord_foe
        sta     ord_left                ; how many
@foe:   lda     ord_foe
        jsr     foe_select
        jsr     sees_foe
        bcc     @next
        inc     ord_left
@show:  jsr     foe_place
        jsr     cursor_to
        jsr     foe_lines
        ask_at  msg_orders_foe
@key:   jsr     key_capital
        cmp     #'N'
        beq     @next
        cmp     #'T'
        beq     @target
        cmp     #'B'
        beq     @bombard
        cmp     #'Q'
        beq     @quit
        cmp     #'X'
        beq     @quit
        cmp     #KEY_ESCAPE
        beq     @quit
        jsr     sound_refuse
        jmp     @key
@bombard:
        jsr     foe_place
        stx     ord_x
        sty     ord_y
        jsr     bombard_at
        jmp     @next
@target:
        jsr     target_set
        set_note msg_orders_priority
        rts
@next:  lda     ord_unit
        jsr     unit_select
        inc     ord_foe
        lda     ord_foe
        cmp     #UNITS
        bne     @foe
        lda     ord_left
        bne     @quit
        set_note msg_orders_unseen
@quit:  rts
.endproc

; C = 1 when the unit at work sees enemy zp_foe.
.proc sees_foe
        ldy     #U_COUNT
        lda     (zp_foe),y
        beq     @no
        ldy     #U_FLAGS
        lda     (zp_foe),y
        and     #UF_SEEN
        beq     @no
        ldy     #U_CARRIER
        lda     (zp_foe),y
        cmp     #NO_UNIT
        bne     @no
        jsr     foe_place
        cpx     #NOWHERE
        beq     @no
        stx     zp_to_x
        sty     zp_to_y
        jsr     place_get
        cmp     #NOWHERE
        beq     @no
        jmp     line_of_sight
@no:    clc
        rts
.endproc

;;; target_set -- enemy ord_foe becomes the priority target of the current unit
;;; rule:     5.2.7 5.2.8 5.8.2
;;; in:       ord_unit, ord_foe
;;; out:      its record; changes unit_records
;;; clobbers: A X Y zp_from_x..zp_to_y zp_range zp_rules..zp_rules+3 zp_t0 zp_t1 zp_unit
;;;           zp_unit_no
;;; cycles:   <= 1500
.proc target_set
        lda     ord_unit
        jsr     unit_select
        ldy     #U_TARGET
        lda     ord_foe
        cmp     (zp_unit),y
        sta     (zp_unit),y
        beq     @same                   ; pulses fired at it count on
        lda     #0
        ldy     #U_PULSES
        sta     (zp_unit),y
@same:  ldy     #U_FLAGS
        lda     (zp_unit),y
        ora     #UF_PRIORITY
        sta     (zp_unit),y
        jsr     foe_place
        stx     zp_to_x
        sty     zp_to_y
        jsr     place_get
        jsr     range_find
        ldy     #U_RANGE
        cmp     (zp_unit),y
        bcc     @done
        sta     (zp_unit),y
@done:  rts
.endproc
