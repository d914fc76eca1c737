; Help: keys, ground, the data card.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export orders_help, unit_help
        .import page_show, key_capital, orders_redraw, weapon_card
        .import msg_help_map, msg_help_unit, msg_help_more, msg_help_ground

PAGES           = 4
UNIT_PAGE       = 1

        .segment "ORDERS"

;;; orders_help -- pages of help, one after the other; Escape ends them
;;; rule:     6.0.1 6.0.2 6.0.3 Q.3 7.9.3
;;; in:       none
;;; out:      the picture; changes st_phase, st_side, st_cursor_x/y
;;; clobbers: A X Y zp_map zp_side zp_square zp_unit zp_unit_no, scratch and the overlay's own
;;; cycles:   -
.proc orders_help
        lda     #NO_UNIT
        ldx     #0
        beq     help_from               ; always
.endproc

;;; unit_help -- the same from the page of a unit's orders on; its weapon is lit on the data card
;;; rule:     6.0.1 6.0.2 6.0.3
;;; in:       the unit at work
;;; out:      the picture
;;; clobbers: A X Y and scratch zp_overlay.. zp_unit zp_unit_no
;;; cycles:   -
.proc unit_help
        ldy     #U_WEAPON
        lda     (zp_unit),y
        ldx     #UNIT_PAGE
        falls_into help_from
.endproc

; From page X on; A = the weapon, or NO_UNIT.
.proc help_from
        stx     ord_gun
        sta     ord_value
@page:  ldx     ord_gun
        lda     page_lo,x
        ldy     page_hi,x
        jsr     page_show
        jsr     wait
        beq     @done
        inc     ord_gun
        lda     ord_gun
        cmp     #PAGES
        bne     @page
        lda     ord_value
        jsr     weapon_card
@done:  jmp     orders_redraw
page_lo:
        .lobytes msg_help_map, msg_help_unit, msg_help_more, msg_help_ground
page_hi:
        .hibytes msg_help_map, msg_help_unit, msg_help_more, msg_help_ground
.endproc

; Z = 1 when the player has read enough.
.proc wait
        jsr     key_capital
        cmp     #KEY_ESCAPE
        beq     @yes
        cmp     #'X'
        beq     @yes
        cmp     #'Q'
@yes:   rts
.endproc
