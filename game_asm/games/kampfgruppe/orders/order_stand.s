; Range, facing, and taking orders back.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export order_range, range_set, order_face, order_cancel
        .import ask_print, ask_number, each_unit, weapon_mr, key_wait, sound_refuse

        .segment "ORDERS"

;;; order_range -- set the range at which targets are chosen
;;; rule:     5.2.12 5.7.1
;;; rule:     7.13.2 12.0.1  at 0 a target that it has not fired at yet is given up, or the unit
;;; rule:     7.13.2  would go for it
;;; in:       the unit at work
;;; out:      changes unit_records
;;; clobbers: A X Y line_*, scratch, the overlay's own and the picture
;;; cycles:   -
.proc order_range
        ldx     #FURTHEST
        lda     ord_all
        bne     @ask
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     weapon_mr,x
        tax
@ask:   lda     #<msg_orders_range
        ldy     #>msg_orders_range
        jsr     ask_number
        bcs     @no
        each    range_one
@no:    rts
.endproc
FURTHEST        = 28                    ; of all weapons on the map
        .import msg_orders_range

.proc range_one
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     ord_value
        cmp     weapon_mr,x
        bcc     @set
        lda     weapon_mr,x
@set:   falls_into range_set
.endproc

;;; range_set -- the range of the unit at work; at 0 a target that it has not fired at is given up
;;; rule:     7.13.2
;;; in:       A = range; zp_unit
;;; out:      U_RANGE, U_TARGET; changes unit_records
;;; clobbers: A X Y
;;; cycles:   <= 60
.proc range_set
        tax
        ldy     #U_RANGE
        lda     (zp_unit),y
        beq     @keep                   ; it may be on its way to who fired at it
        txa
        bne     @keep
        ldy     #U_PULSES
        lda     (zp_unit),y
        bne     @keep
        lda     #NO_UNIT
        ldy     #U_TARGET
        sta     (zp_unit),y
@keep:  txa
        ldy     #U_RANGE
        sta     (zp_unit),y
        rts
.endproc

;;; order_face -- turn
;;; rule:     5.2.12
;;; in:       the unit at work
;;; out:      changes unit_records
;;; clobbers: A X Y, scratch and the overlay's own
;;; cycles:   -
.proc order_face
        ask_at  msg_orders_facing
@key:   jsr     key_wait
        cmp     #KEY_ESCAPE
        beq     @back
        cmp     #'1'
        bcc     @no
        cmp     #'9'
        bcs     @no
        and     #$0F
        sta     ord_value
        each    face_one
@back:  rts
@no:    jsr     sound_refuse
        jmp     @key
.endproc

.proc face_one
        lda     ord_value
        ldy     #U_FACING
        sta     (zp_unit),y
        rts
.endproc

;;; order_cancel -- no more movement and bombardment
;;; rule:     5.2.9 5.5.5 5.11.2 12.0.2 5.4.7  and the target that was named
;;; rule:     7.13.2  or who is gone for in close combat
;;; rule:     7.3.5  the speed too: who is to go nowhere has the benefit of cover
;;; in:       the unit at work
;;; out:      records; changes unit_records
;;; clobbers: A X Y, scratch and the overlay's own
;;; cycles:   -
.proc order_cancel
        each    cancel_one
        set_note msg_orders_cancelled
        rts
.endproc

.proc cancel_one
        lda     #NOWHERE
        ldx     #CANCELLED-1
@field: ldy     cancelled,x
        sta     (zp_unit),y
        dex
        bpl     @field
        lda     #0
        ldy     #U_SHELL_DELAY
        sta     (zp_unit),y
        ldy     #U_SHELL_LEFT
        sta     (zp_unit),y
        ldy     #U_PULSES
        sta     (zp_unit),y
        ldy     #U_SPEED
        sta     (zp_unit),y
        ldy     #U_FLAGS
        lda     (zp_unit),y
        tax
        and     #<~(UF_PRIORITY | UF_RIVER)
        sta     (zp_unit),y
        ldy     #U_SPECIAL
        lda     (zp_unit),y
        and     #<~SPECIAL_LOAD_ALL
        sta     (zp_unit),y
        txa
        and     #UF_PRIORITY
        bne     @target
        ldy     #U_RANGE                ; at 0 the unit would go for a target without pulses
        lda     (zp_unit),y
        bne     @delay
@target:
        lda     #NO_UNIT
        ldy     #U_TARGET
        sta     (zp_unit),y
@delay: ldy     #U_DELAY
        lda     (zp_unit),y
        clc
        adc     #1
        bcs     @done
        sta     (zp_unit),y
@done:  rts
cancelled:
        .byte   U_GOAL_X, U_NEXT_X, U_LOAD, U_SHELL_X
CANCELLED = * - cancelled
        .assert NO_UNIT = NOWHERE, error, "one value takes all of them back"
.endproc
