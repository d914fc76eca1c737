; A fire is made ready.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export gun_set, shot_set, face_set
        .import weapon_mr, weapon_mp, weapon_ss, weapon_ac, weapon_kind, weapon_fa, weapon_ba
        .import weapon_sl, weapon_df, ground_cover, map_at, field_of_view

        .segment "COMBAT"

;;; gun_set -- ratings of a weapon that fires
;;; rule:     11.0.2 11.0.4
;;; in:       X = row of the weapon chart
;;; out:      zp_gun_*
;;; clobbers: A
;;; cycles:   <= 40
.proc gun_set
        lda     weapon_mr,x
        sta     zp_gun_mr
        lda     weapon_mp,x
        sta     zp_gun_mp
        lda     weapon_ss,x
        sta     zp_gun_ss
        lda     weapon_ac,x
        sta     zp_gun_ac
        rts
.endproc

;;; shot_set -- what there is to say of the target
;;; rule:     7.3.5 7.3.6 7.4.1 7.4.2 7.4.5 7.4.7
;;; in:       zp_unit, zp_foe, zp_to_x/y = square of the enemy; gun_row; zp_shot_range; shells
;;; out:      zp_shot_flags, zp_shot_pinned, zp_shot_sl, zp_shot_armour = DF; target_row
;;; out:      C = 1 when the target has armour
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
        .assert SHOT_COVER = 1, error, "a table of cover is a flag"

;;; face_set -- the armour that the fire meets
;;; rule:     7.3.9  W4: front within 45 degrees of the target's facing; at range 0 the back
;;; rule:     7.5.3  shells from above: back and a third of the front
;;; rule:     6.1.2
;;; in:       zp_foe, target_row; zp_from_x/y the firer's square, zp_to_x/y the enemy's
;;; in:       zp_shot_range, shells
;;; out:      zp_shot_armour = armour in thirds
;;; clobbers: A X Y and what the rules use
;;; cycles:   <= 350
.proc face_set
        lda     shells
        bne     @above
        lda     zp_shot_range
        beq     @back
        jsr     turn
        ldy     #U_FACING
        lda     (zp_foe),y
        tax
        sec
        jsr     field_of_view
        php
        jsr     turn
        plp
        bcc     @back
        ldx     target_row
        lda     weapon_fa,x
        jmp     @thirds
@back:  ldx     target_row
        lda     weapon_ba,x
@thirds:
        sta     zp_t0
        asl     a
        adc     zp_t0                   ; C = 0
        sta     zp_shot_armour
        rts
@above: jsr     @back
        adc     weapon_fa,x             ; C = 0
        sta     zp_shot_armour
        rts
.endproc

; The two squares change places.  Spoils A, X.
.proc turn
        lda     zp_from_x
        ldx     zp_to_x
        sta     zp_to_x
        stx     zp_from_x
        lda     zp_from_y
        ldx     zp_to_y
        sta     zp_to_y
        stx     zp_from_y
        rts
.endproc
