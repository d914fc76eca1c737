; A unit fires at its target.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export fire_direct
        .import foe_select, foe_ready, range_find, gun_set, shot_effect, fire_spent
        .import firer_sighted, fire_show, hurt, wreck_leave, weapon_kind

TEN             = 10

        .segment "COMBAT"

;;; fire_direct -- direct fire of the unit at work
;;; rule:     7.3.4 7.8.1 7.12.1 6.1.1 6.1.2 6.1.3 6.1.5 7.13.1 7.13.2
;;; in:       zp_unit with U_TARGET; zp_from_x/y = its square
;;; out:      both units; changes map, st_kill_points, st_noises, unit_records, unit_x log_*
;;; clobbers: A X Y zp_unit, what the rules use, the overlay's own and the picture
;;; cycles:   -
.proc fire_direct
        ldy     #U_TARGET
        lda     (zp_unit),y
        jsr     foe_select
        jsr     foe_ready
        bcc     @gone
        jsr     range_find
        sta     zp_shot_range
        jsr     fire_spent
        ldy     #U_PULSES
        lda     (zp_unit),y
        cmp     #MOST_PULSES
        bcs     @pulses
        adc     #1
        sta     (zp_unit),y
@pulses:
        sta     zp_shot_pulses
        ldy     #U_COUNT
        lda     (zp_unit),y
        sta     zp_shot_weapons
        ldy     #U_WEAPON
        lda     (zp_unit),y
        sta     gun_row
        jsr     special_choose
        ldx     gun_row
        jsr     gun_set
        lda     #0
        sta     shells
        jsr     shot_effect
        lda     zp_shot_range
        sta     zp_range
        ldy     #U_PULSES
        lda     (zp_unit),y
        jsr     firer_sighted
        jsr     fire_show
        jsr     hurt
        jsr     wreck_leave
        jmp     close_in
@gone:  ldy     #U_FLAGS                ; somebody was faster: it may move
        lda     (zp_unit),y
        and     #<~UF_FIRED
        sta     (zp_unit),y
        rts
.endproc

; Infantry in the square of armour takes what it keeps for tanks.
.proc special_choose
        lda     zp_shot_range
        bne     @done
        ldx     gun_row
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_INFANTRY
        bne     @done
        ldy     #U_WEAPON
        lda     (zp_foe),y
        tax
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_TRUCK
        bcs     @done
        ldy     #U_SPECIAL
        lda     (zp_unit),y
        beq     @done
        ldx     zp_side
        beq     @row
        clc
        adc     #SPECIAL_FAUST
@row:   tax
        lda     special_row-1,x
        sta     gun_row
        lda     (zp_unit),y
        cmp     #SPECIAL_GRENADE
        beq     @grenade
        lda     #SPECIAL_GRENADE        ; the other ones are used up
        sta     (zp_unit),y
@done:  rts
@grenade:
        lda     zp_shot_weapons         ; one man in ten, rounded, at least one
        clc
        adc     #TEN / 2
        ldx     #0
@ten:   sec
        sbc     #TEN
        bcc     @over
        inx
        bne     @ten                    ; always
@over:  txa
        bne     @some
        lda     #1
@some:  sta     zp_shot_weapons
        rts

special_row:                            ; grenade, flame-thrower, panzerfaust of each side
        .byte   63, 64, 65, 79, 80, 79
.endproc

; A moving tank or platoon with range 0 that is fired at from near goes for the firer, unless it
; fights for its own square: then it has its target there and does not move.  U_PULSES = 0 says that
; the target is one to go for, not one that it fires at.
.proc close_in
        lda     zp_shot_range
        beq     @done
        cmp     #3+1
        bcs     @done
        ldy     #U_COUNT
        lda     (zp_foe),y
        beq     @done
        ldy     #U_RANGE
        lda     (zp_foe),y
        bne     @done
        ldy     #U_FLAGS
        lda     (zp_foe),y
        and     #UF_MOVED | UF_MOVED_BEFORE | UF_FIRED
        beq     @done
        cmp     #UF_FIRED
        bcs     @done
        ldx     target_row
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_INFANTRY
        beq     @in
        cmp     #KIND_TRUCK
        bcs     @done
@in:    ldy     #U_TARGET
        lda     zp_unit_no
        sta     (zp_foe),y
        ldy     #U_PULSES
        lda     #0
        sta     (zp_foe),y
@done:  rts
.endproc
        .assert UF_FIRED > (UF_MOVED | UF_MOVED_BEFORE), error, "one comparison tells them apart"
