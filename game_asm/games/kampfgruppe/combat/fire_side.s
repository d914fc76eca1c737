; The fire of a side.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export fire_side, fire_spent, firer_sighted
        .import side_units, unit_next, unit_ready, fire_direct, mortar_fire, shell_unit, rng_below
        .import search_again, listed_anew, list_seen, foe_select, foe_ready, weapon_kind

        .segment "COMBAT"

;;; fire_side -- every unit of a side that may fire does so
;;; rule:     7.0.1 1.1.3  W13: by letter, then index
;;; rule:     7.2.5  whom others have just kept down to the utmost is left for another target
;;; in:       zp_side
;;; out:      the units of both sides; changes map, st_kill_points, st_noises, unit_records,
;;;           unit_x log_*
;;; clobbers: A X Y shell_lost shell_view zp_unit zp_unit_no, what the rules use, the overlay's
;;;           own and the picture
;;; cycles:   -
.proc fire_side
        lda     #0
        sta     listed_anew
        jsr     side_units
@unit:  ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @next
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_FIRED
        beq     @shells
        jsr     unit_ready
        bcc     @next
@aim:   jsr     target_down
        bcc     @fire
        ldy     #U_TARGET
        lda     (zp_unit),y
        pha
        jsr     search_again
        pla
        ldy     #U_TARGET
        cmp     (zp_unit),y
        bne     @aim                    ; it may lie as low by now
@fire:  ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_FIRED
        beq     @shells                 ; perhaps a mortar has begun to wait for its first shells
        jsr     mortar_fire
        bcs     @next
        jsr     fire_direct
        jmp     @next
@shells:
        ldy     #U_SHELL_X
        lda     (zp_unit),y
        cmp     #NOWHERE
        beq     @next
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     #NO_UNIT
        bne     @next
        jsr     shell_unit
@next:  jsr     unit_next
        bcs     @unit
        lda     listed_anew
        beq     @done
        jmp     list_seen
@done:  rts
.endproc

; C = 1 when the unit at work aims at infantry that cannot be kept down more, not in its own square.
.proc target_down
        ldy     #U_TARGET
        lda     (zp_unit),y
        jsr     foe_select
        ldy     #U_SUPPRESSION
        lda     (zp_foe),y
        cmp     #FULL_SUPPRESSION
        bcc     @done
        ldy     #U_WEAPON
        lda     (zp_foe),y
        tax
        lda     weapon_kind,x
        and     #KIND_MASK
        eor     #KIND_INFANTRY
        bne     @no
        jsr     foe_ready
        bcc     @done                   ; somebody was faster
        lda     zp_to_x
        cmp     me_x
        bne     @down
        lda     zp_to_y
        cmp     me_y
        bne     @down
@no:    clc
@done:  rts
@down:  sec
        rts
.endproc

;;; fire_spent -- one pulse of ammunition of the unit at work is gone
;;; rule:     7.8.1
;;; in:       zp_unit
;;; out:      U_AMMO, UF_FIRED; changes unit_records
;;; clobbers: A Y
;;; cycles:   <= 50
.proc fire_spent
        ldy     #U_AMMO
        lda     (zp_unit),y
        sec
        sbc     #1
        sta     (zp_unit),y
        ldy     #U_FLAGS
        lda     (zp_unit),y
        ora     #UF_FIRED
        sta     (zp_unit),y
        rts
.endproc

;;; firer_sighted -- the unit at work may be spotted by its fire
;;; rule:     7.12.1  W10: min(1, 2 x pulses / range); certain at range 0
;;; in:       zp_unit; A = pulses fired at the target, 1..4; zp_range; rng_seed
;;; out:      UF_SEEN; changes unit_records
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 rng_seed
;;; cycles:   -
.proc firer_sighted
        asl     a
        cmp     zp_range
        bcs     @seen
        sta     zp_t0
        lda     zp_range
        jsr     rng_below
        cmp     zp_t0
        bcs     @done
@seen:  ldy     #U_FLAGS
        lda     (zp_unit),y
        ora     #UF_SEEN
        sta     (zp_unit),y
@done:  rts
.endproc
