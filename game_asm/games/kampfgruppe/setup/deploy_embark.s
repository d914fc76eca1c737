        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .export deploy_embark
        .import deploy_say, carry_fits, carry_load, map_show, cursor_show, cursor_hide, unit_ask
        .import weapon_kind, msg_not_a_vehicle, msg_no_embark

        .segment "DEPLOY"

guest    := zp_overlay+15

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
