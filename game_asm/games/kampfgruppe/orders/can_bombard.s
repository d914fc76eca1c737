        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "orders/orders.inc"
        .export can_bombard
        .import indirect_reach, range_find, place_get

        .segment "ORDERS"

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
        jsr     place_get
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
