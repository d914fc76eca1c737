; Another weapon for armour.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"

        .export deploy_change, weapon_change
        .import line_input, line_number, text_goto, text_print, text_clear_row
        .import deploy_say, map_show, cursor_show, line_buffer, weapon_card, menu_again
        .import cursor_hide, weapon_kind, weapon_mr, msg_no_change, msg_no_weapon

ROW_SAY         = 21
ARMOURED        = 48                    ; weapons 0 to 47 have numbers in the book

        .segment "DEPLOY"

;;; deploy_change -- ask for another weapon for the unit at work
;;; rule:     4.11.1
;;; in:       zp_unit
;;; out:      the unit; changes unit_records
;;; clobbers: A X Y zp_unit line_*, all scratch and the picture
;;; cycles:   -
.proc deploy_change
        jsr     weapon_fixed
        bcs     @fixed
        ldy     #ROW_SAY
        jsr     text_clear_row
        print_msg msg_new_weapon
        ldx     #2
        jsr     line_input
        bcs     @done
        lda     line_buffer
        cmp     #'?'
        beq     @card
        jsr     line_number
        bcs     @none
        lda     zp_arg1
        bne     @none
        lda     zp_arg0
        jsr     weapon_change
        bcs     @none
        jsr     cursor_hide
        jsr     map_show
        jsr     cursor_show
@done:  clc
        rts
@fixed: lda     #<msg_no_change
        ldy     #>msg_no_change
        bne     @say                    ; always
@none:  lda     #<msg_no_weapon
        ldy     #>msg_no_weapon
@say:   jsr     deploy_say
        sec
        rts
@card:  ldy     #U_WEAPON
        lda     (zp_unit),y
        jsr     weapon_card
        jsr     menu_again
        jmp     deploy_change
.endproc

;;; weapon_change -- arm the unit at work with another armoured vehicle
;;; rule:     4.11.1
;;; in:       A = number of the weapon; zp_unit
;;; out:      C = 0: U_WEAPON, U_RANGE; C = 1: it is no armour, or a halftrack; changes
;;;           unit_records
;;; clobbers: A X Y
;;; cycles:   <= 90
.proc weapon_change
        cmp     #ARMOURED
        bcs     @no
        pha
        jsr     weapon_fixed
        pla
        bcs     @no
        ldy     #U_WEAPON
        sta     (zp_unit),y
        tax
        lda     weapon_mr,x
        ldy     #U_RANGE
        sta     (zp_unit),y
        clc
@no:    rts
.endproc

; C = 1 when the unit at work keeps its weapon: it is no armour, or a halftrack.  Spoils A X Y.
.proc weapon_fixed
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_CARRIER
        rts
.endproc
