        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export order_embark
        .import carry_fits, carry_load, carry_next, carry_here, carry_go, order_delay, weapon_kind
        .import weapon_sp, its_hq, ask_unit

        .segment "ORDERS"

;;; order_embark -- load a unit, or the whole formation: here at once, elsewhere by driving there
;;; rule:     5.4.1 5.4.5 5.4.6 5.4.7 AM.12
;;; in:       the unit at work
;;; out:      records; changes unit_records, unit_x/y
;;; clobbers: A X Y, what the rules use and the overlay's own
;;; cycles:   -
.proc order_embark
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_TRUCK+1
        bcc     @vehicle
        set_note msg_orders_vehicle
        rts
@vehicle:
        jsr     ask_unit
        bcs     @back
        lda     ord_gun
        bne     @whole
        lda     ord_value
        jsr     carry_fits
        bcc     @no
        lda     ord_value
        jsr     carry_here
        bcs     @here
        jsr     embark_afresh
        lda     ord_value
        jsr     carry_go
@drive: jsr     drive_there
        set_note msg_orders_drives
@back:  rts
@here:  ldy     #U_SHELL_X
        lda     (zp_unit),y
        cmp     #NOWHERE
        bne     @load                   ; the field names a spotter
        ldy     #U_LOAD
        lda     (zp_unit),y
        cmp     #NO_UNIT
        beq     @load
        jsr     embark_afresh           ; whom it was to fetch it does not any more
@load:  lda     ord_value
        jsr     carry_load
@aboard:
        set_note msg_orders_aboard
        rts
@no:    set_note msg_orders_cannot_carry
        rts
@whole: lda     zp_unit_no
        jsr     its_hq
        cmp     ord_value
        beq     @own
        set_note msg_orders_whole
        rts
@own:   jsr     any_fits
        bcc     @none
        jsr     embark_afresh
        jsr     carry_next
        bcc     @aboard
        ldy     #U_SPECIAL
        lda     (zp_unit),y
        ora     #SPECIAL_LOAD_ALL
        sta     (zp_unit),y
        bne     @drive                  ; always
@none:  set_note msg_orders_carries_none
        rts
.endproc

; C = 1 when the unit at work can take any of its formation aboard, whose HQ is ord_value.
.proc any_fits
        lda     #IN_FORMATION
        sta     ord_left
@unit:  lda     ord_value
        jsr     carry_fits
        bcs     @yes
        inc     ord_value
        dec     ord_left
        bne     @unit
@yes:   rts
.endproc

; New embark orders take the place of older ones, of objectives and of a bombardment, whose spotter
; the field names that now names the passenger.  It halts, unless it drives to somebody.
.proc embark_afresh
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #<~UF_RIVER
        sta     (zp_unit),y
        lda     #NO_UNIT
        ldy     #U_SHELL_X
        sta     (zp_unit),y
        ldy     #U_LOAD
        sta     (zp_unit),y
        ldy     #U_GOAL_X
        sta     (zp_unit),y
        ldy     #U_NEXT_X
        sta     (zp_unit),y
        ldy     #U_SPECIAL
        lda     (zp_unit),y
        and     #<~SPECIAL_LOAD_ALL
        sta     (zp_unit),y
        ldy     #U_SPEED
        lda     #0
        sta     (zp_unit),y
        rts
.endproc

; Off to the passenger: at full speed, after the delay of any movement order.
.proc drive_there
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     weapon_sp,x
        ldy     #U_SPEED
        sta     (zp_unit),y
        jsr     order_delay
        ldy     #U_DELAY
        sta     (zp_unit),y
        rts
.endproc
