; Getting on and off vehicles: D E P.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export order_disembark, order_embark, order_passengers
        .import ask_print, unit_loaded, unit_select, friend_at, carry_unload, carry_fits, carry_load
        .import carry_next, carry_here, carry_go, order_delay, weapon_kind, weapon_sp, its_hq
        .import key_wait, key_upper, sound_refuse, text_char, text_goto, any_key
        .import unit_entry, text_print

        .segment "ORDERS"

;;; order_disembark -- a vehicle puts all its passengers down; a passenger gets off
;;; rule:     5.2.5 5.11.3
;;; in:       the unit at work
;;; out:      records; changes unit_records
;;; clobbers: A X Y zp_unit zp_unit_no, scratch and the overlay's own
;;; cycles:   -
.proc order_disembark
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     #NO_UNIT
        beq     @vehicle
        jsr     unit_select             ; its carrier gets the delay
        lda     ord_unit
        jsr     carry_unload
        lda     ord_unit
        jsr     unit_select
@off:   set_note msg_orders_off_all
        rts
@vehicle:
        jsr     unit_loaded
        bcc     @nobody
@next:  txa
        jsr     carry_unload
        jsr     unit_loaded
        bcs     @next
        bcc     @off                    ; always
@nobody:
        set_note msg_orders_nothing
        rts
.endproc

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
@here:  lda     ord_value
        jsr     carry_load
@aboard:
        set_note msg_orders_aboard
        rts
@no:    set_note msg_orders_no_fit
        rts
@whole: lda     zp_unit_no
        jsr     its_hq
        cmp     ord_value
        beq     @own
        set_note msg_orders_whole
        rts
@own:   jsr     embark_afresh
        jsr     carry_next
        bcc     @aboard
        ldy     #U_SPECIAL
        lda     (zp_unit),y
        ora     #SPECIAL_LOAD_ALL
        sta     (zp_unit),y
        bne     @drive                  ; always
.endproc

; New embark orders take the place of older ones, of objectives and of a bombardment, whose spotter
; the field names that now names the passenger.
.proc embark_afresh
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

; A unit's letter and index: C = 0, ord_value = number; ord_gun not 0: A, the whole formation, and
; ord_value = its HQ.
.proc ask_unit
        ask_at  msg_orders_embark
@letter:
        jsr     key_wait
        jsr     key_upper
        cmp     #KEY_ESCAPE
        beq     @back
        cmp     #'X'
        beq     @back
        cmp     #'A'
        bcc     @no
        cmp     #'A'+FORMATIONS
        bcc     @good
@no:    jsr     sound_refuse
        jmp     @letter
@good:  pha
        jsr     text_char
        pla
        sec
        sbc     #'A'
        sta     ord_value
        asl     a
        asl     a
        asl     a
        adc     ord_value               ; C = 0
        sta     ord_value
        lda     #0
        sta     ord_gun
@index: jsr     key_wait
        jsr     key_upper
        cmp     #KEY_ESCAPE
        beq     @back
        cmp     #'A'
        beq     @all
        cmp     #'0'
        bcc     @bad
        cmp     #'0'+IN_FORMATION
        bcs     @bad
        and     #$0F
        adc     ord_value               ; C = 0
        sta     ord_value
        clc
        rts
@bad:   jsr     sound_refuse
        jmp     @index
@all:   inc     ord_gun
        clc
        rts
@back:  sec
        rts
.endproc

;;; order_passengers -- who rides on the unit at work
;;; rule:     5.2.2
;;; in:       the unit at work
;;; out:      the picture
;;; clobbers: A X Y, scratch and the overlay's own
;;; cycles:   -
.proc order_passengers
        lda     #0
        sta     ord_gun
        sta     ord_count
@unit:  lda     ord_gun
        jsr     friend_at
        ldy     #U_CARRIER
        lda     (zp_ptr1),y
        cmp     ord_unit
        bne     @next
        ldy     #U_COUNT
        lda     (zp_ptr1),y
        beq     @next
        lda     ord_count
        and     #3
        bne     @show
        jsr     page_turn
@show:  jsr     one_passenger
@next:  inc     ord_gun
        lda     ord_gun
        cmp     #UNITS
        bne     @unit
        lda     ord_count
        bne     @wait
        set_note msg_orders_no_load
        rts
@wait:  jmp     key_wait
.endproc

; Four at a time: wait before the next.
.proc page_turn
        lda     ord_count
        beq     @first
        jsr     key_wait
@first: lda     #<empty
        ldy     #>empty
        jmp     ask_print
empty:  .byte   0
.endproc

; Passenger zp_ptr1, number ord_gun, in its quarter of the two rows.
.proc one_passenger
        ldx     #0
        ldy     #ROW_ASK
        lda     ord_count
        lsr     a
        bcc     @left
        ldx     #HALF_ROW
@left:  lsr     a
        bcc     @upper
        iny
@upper: jsr     text_goto
        inc     ord_count
        lda     ord_gun
        jmp     unit_entry
HALF_ROW = 20
.endproc
