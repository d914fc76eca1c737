; A fire is made ready.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"
        .export shot_set
        .import weapon_kind, weapon_sl, weapon_df, ground_cover, map_at

        .segment "COMBAT"

;;; shot_set -- what there is to say of the target
;;; rule:     7.3.5 7.3.6 7.4.1 7.4.2 7.4.5 7.4.7
;;; in:       zp_unit, zp_foe, zp_to_x/y = square of the enemy; gun_row; zp_shot_range; shells
;;; out:      zp_shot_flags, zp_shot_pinned, zp_shot_sl, zp_shot_armour = DF; target_row;
;;;           C = 1 when the target has armour
;;; clobbers: A X Y, what the rules use and the overlay's own
;;; cycles:   <= 240
.proc shot_set
        ldx     zp_to_x
        ldy     zp_to_y
        jsr     map_at
        and     #TERRAIN_MASK
        tay
        lda     ground_cover,y          ; SHOT_COVER
        sta     zp_shot_flags
        ldy     #U_SPEED
        lda     (zp_foe),y
        bne     @speed
        lda     #SHOT_HALTED
        jsr     @set
@speed: ldy     #U_FLAGS
        lda     (zp_foe),y
        and     #UF_MOVED | UF_MOVED_BEFORE
        beq     @still
        lda     #SHOT_MOVING
        jsr     @set
@still: ldx     gun_row
        lda     weapon_kind,x
        cmp     #KIND_INFANTRY          ; without KIND_SOVIET
        bne     @close
        lda     #SHOT_GERMAN
        jsr     @set
@close: lda     zp_shot_range
        bne     @firer
        ldy     #U_SUPPRESSION
        lda     (zp_foe),y
        cmp     #NO_SEARCH
        bcc     @firer
        lda     #SHOT_CLOSE
        jsr     @set
@firer: ldy     #U_SUPPRESSION
        lda     (zp_unit),y
        sta     zp_shot_pinned
        ldy     #U_WEAPON
        lda     (zp_foe),y
        tax
        stx     target_row
        lda     weapon_sl,x
        sta     zp_shot_sl
        lda     weapon_df,x
        sta     zp_shot_armour
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_TRUCK
        beq     @vehicle
        bcs     @men
@vehicle:
        php
        lda     #SHOT_VEHICLE
        jsr     @set
        plp
        bcs     @men
        sec
        rts
@men:   clc
        rts
@set:   ora     zp_shot_flags
        sta     zp_shot_flags
        rts
.endproc
