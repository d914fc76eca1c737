        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"
        .export wreck_leave
        .import map_at, weapon_kind

        .segment "COMBAT"

;;; wreck_leave -- a vehicle that direct fire kills leaves a wreck; shells do not tell what they do
;;; rule:     7.5.2 7.11.5
;;; in:       killed, target_row; zp_to_x/y = the target's square
;;; out:      MAP_WRECK of the square; changes map
;;; clobbers: A X Y zp_map zp_square
;;; cycles:   <= 80
.proc wreck_leave
        lda     killed
        beq     @none
        ldx     target_row
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_TRUCK+1
        bcs     @none
        ldx     zp_to_x
        ldy     zp_to_y
        jsr     map_at
        ora     #MAP_WRECK
        sta     (zp_map),y
@none:  rts
.endproc
