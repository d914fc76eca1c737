; Targets: kept, given up, taken.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export unit_reach, target_holds, foe_ready
        .import foe_select, foe_where, line_of_sight, weapon_kind
        .import weapon_mr, weapon_mp, weapon_ss

        .segment "COMBAT"

;;; unit_reach -- how far the unit at work may choose targets
;;; rule:     5.7.1 7.8.1 4.12.2
;;; in:       zp_unit
;;; out:      me_reach = one more than its range, 0 = it cannot fire; me_mp
;;; clobbers: A X Y
;;; cycles:   <= 80
.proc unit_reach
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     weapon_mp,x
        sta     me_mp
        lda     weapon_ss,x
        beq     @none
        ldy     #U_AMMO
        lda     (zp_unit),y
        beq     @none
        ldy     #U_RANGE
        lda     (zp_unit),y
        cmp     weapon_mr,x
        bcc     @gun
        lda     weapon_mr,x
@gun:   cmp     st_visibility
        bcc     @seen
        lda     st_visibility
@seen:  clc
        adc     #1
@none:  sta     me_reach
        rts
.endproc

;;; foe_ready -- whether the enemy it deals with is on the map, and where
;;; in:       zp_foe, zp_foe_no, zp_side
;;; out:      C = 1 when yes; zp_to_x, zp_to_y
;;; clobbers: A X Y
;;; cycles:   <= 90
.proc foe_ready
        ldy     #U_COUNT
        lda     (zp_foe),y
        beq     @no
        ldy     #U_CARRIER
        lda     (zp_foe),y
        cmp     #NO_UNIT
        bne     @no
        jsr     foe_where
        cmp     #NOWHERE
        beq     @no
        sta     zp_to_x
        sty     zp_to_y
        sec
        rts
@no:    clc
        rts
.endproc

;;; target_holds -- whether the unit at work can still fire at its old target
;;; rule:     7.1.5 7.2.5  not at infantry at suppression 200, unless in its own square
;;; in:       zp_unit, me_x, me_y, me_reach
;;; out:      C = 1 when yes; zp_foe, zp_range; spare = 1 when it would, were it not for 7.2.5;
;;;           changes unit_records
;;; clobbers: A X Y and what the rules use
;;; cycles:   <= 3900
.proc target_holds
        lda     #0
        sta     spare
        ldy     #U_TARGET
        lda     (zp_unit),y
        cmp     #NO_UNIT
        beq     @no
        jsr     foe_select
        jsr     foe_ready
        bcs     @alive
        ldy     #U_TARGET
        lda     #NO_UNIT
        sta     (zp_unit),y
        ldy     #U_PULSES
        lda     #0
        sta     (zp_unit),y
@no:    clc
        rts
@alive: jsr     line_of_sight
        bcc     @no
        cmp     me_reach
        bcs     @no
        tax
        beq     @yes
        ldy     #U_SUPPRESSION
        lda     (zp_foe),y
        cmp     #FULL_SUPPRESSION
        bcc     @yes
        ldy     #U_WEAPON
        lda     (zp_foe),y
        tax
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_INFANTRY
        bne     @yes
        inc     spare
        clc
        rts
@yes:   sec
        rts
.endproc
