; Deployment by hand: units aboard others.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"
        .export deploy_list, deploy_embark, deploy_unload, load_off
        .import text_print, text_clear_row, text_goto, key_wait, unit_entry, unit_select, deploy_say
        .import carry_fits, carry_load, map_show, cursor_show, cursor_hide, unit_ask, weapon_kind
        .import msg_not_a_vehicle, msg_no_embark, msg_no_passengers, msg_nobody_aboard

ROW_SAY         = 21
HALF_ROW        = 20
carrier  = zp_overlay+14
guest    = zp_overlay+15
found    = zp_overlay+18                ; passengers met, or not
kept     = zp_overlay+20

        .segment "DEPLOY"

;;; deploy_embark -- ask for a unit and load it
;;; rule:     4.5.1 4.5.3 5.4.1 5.4.2 5.4.3  at once, wherever both stand
;;; in:       zp_unit_no: the carrier; zp_unit, zp_side
;;; out:      the unit named; changes unit_x/y
;;; clobbers: A X Y zp_unit, all scratch, the overlay's own and the picture
;;; cycles:   -
.proc deploy_embark
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_TRUCK+1
        bcs     @foot
        jsr     unit_ask
        bcs     @back
        sta     guest
        jsr     carry_fits
        bcc     @no
        lda     guest
        jsr     carry_load
        jsr     cursor_hide
        jsr     map_show
        jsr     cursor_show
@back:  clc
        rts
@foot:  lda     #<msg_not_a_vehicle
        ldy     #>msg_not_a_vehicle
        bne     @say                    ; always
@no:    lda     #<msg_no_embark
        ldy     #>msg_no_embark
@say:   jsr     deploy_say
        sec
        rts
.endproc

;;; deploy_unload -- the passengers of a vehicle step down, or the passenger does
;;; rule:     4.5.2
;;; in:       zp_unit_no; zp_side
;;; out:      U_CARRIER; changes unit_records
;;; clobbers: A X Y zp_unit zp_unit_no, all scratch, the overlay's own and the picture
;;; cycles:   -
.proc deploy_unload
        jsr     load_off
        bcs     @no
        jsr     cursor_hide
        jsr     map_show
        jsr     cursor_show
        clc
        rts
@no:    lda     #<msg_nobody_aboard
        ldy     #>msg_nobody_aboard
        jsr     deploy_say
        sec
        rts
.endproc

;;; load_off -- all that the unit at work carries steps down, or itself from its carrier
;;; rule:     4.5.2
;;; in:       zp_unit, zp_unit_no, zp_side
;;; out:      C = 0: U_CARRIER; C = 1: nobody was aboard; changes unit_records
;;; clobbers: A X Y zp_t0 zp_t1 zp_unit zp_unit_no zp_overlay+14..
;;; cycles:   -
.proc load_off
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     #NO_UNIT
        beq     @vehicle
        lda     #NO_UNIT
        sta     (zp_unit),y
        clc
        rts
@vehicle:
        lda     zp_unit_no
        sta     carrier
        lda     #1                      ; nobody yet
        sta     found
        lda     #0
        sta     kept
@unit:  lda     kept
        jsr     unit_select
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     carrier
        bne     @next
        lda     #NO_UNIT
        sta     (zp_unit),y
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @next
        lda     #0
        sta     found
@next:  inc     kept
        lda     kept
        cmp     #UNITS
        bcc     @unit
        lsr     found                    ; C = 1: nobody
        rts
.endproc

;;; deploy_list -- the units aboard the unit at work
;;; rule:     4.5.1
;;; in:       zp_unit_no; zp_side
;;; out:      the picture
;;; clobbers: A X Y zp_unit zp_unit_no, all scratch and the overlay's own
;;; cycles:   -
.proc deploy_list
        lda     zp_unit_no
        sta     carrier
        ldy     #ROW_SAY
        jsr     text_clear_row
        lda     #0
        sta     kept
        sta     found
@unit:  lda     kept
        jsr     unit_select
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     carrier
        bne     @next
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @next
        lda     found
        beq     @show
        ldx     #HALF_ROW
        ldy     #ROW_SAY
        lsr     a
        bcs     @right
        jsr     key_wait                ; two have been read
        ldy     #ROW_SAY
        jsr     text_clear_row
        ldx     #0
        ldy     #ROW_SAY
@right: jsr     text_goto
@show:  inc     found
        lda     zp_unit
        sta     zp_ptr1
        lda     zp_unit+1
        sta     zp_ptr1+1
        lda     kept
        jsr     unit_entry
@next:  inc     kept
        lda     kept
        cmp     #UNITS
        bcc     @unit
        lda     found
        bne     @done
        print_msg msg_no_passengers
@done:  sec                             ; the line stands until the next key
        rts
.endproc
