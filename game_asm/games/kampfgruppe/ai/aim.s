; Which of the enemies in reach armour fires at.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export aim
        .import place_get, foe_range, line_of_sight, foe_no, foe_col, foe_row, foe_kind
        .import weapon_mp, w_aim_least, w_aim_level_1

        .segment "COMPUTER"

;;; aim -- name the unit at work a gun, or armour it pierces, as target before men who are nearer
;;; rule:     5.2.7 7.1.5 7.2.1 W23  guns kill tanks and score ten each, men do and score little
;;; in:       U_RANGE; zp_unit zp_unit_no, ai_kind ai_weapon; ai_foes foe_*; ai_level ai_attack;
;;;           st_battle
;;; out:      U_TARGET U_PULSES UF_PRIORITY; changes unit_records
;;; clobbers: A X Y, what the rules use and the overlay's own
;;; cycles:   -
.proc aim
        lda     ai_kind
        cmp     #KIND_CAR+1
        bcs     @out
        ldy     #U_RANGE
        lda     (zp_unit),y
        ldx     ai_level
        cmp     w_aim_least,x
        bcc     @out                    ; it is to go on, or saves its last shots
        sta     ai_t1
        cpx     #LEVEL_1
        bne     @named
        ldx     st_battle
        lda     w_aim_level_1,x
        and     ai_attack
        beq     @out
@named:
        lda     #$FF
        sta     ai_best
        jsr     place_get
        ldx     ai_foes
        beq     @out
@foe:   dex
        lda     foe_kind,x
        cmp     #KIND_TRUCK
        bcc     @armour
        cmp     #KIND_ANTI_TANK
        beq     @good
        cmp     #KIND_GUN
        beq     @good
        bne     @next                   ; always
@out:   rts
@armour:
        ldy     ai_weapon
        lda     weapon_mp,y
        beq     @next
@good:  jsr     foe_range
        sta     ai_t0
        ldy     #U_TARGET
        lda     foe_no,x
        cmp     (zp_unit),y
        bne     @other
        lda     #0                      ; the old one before all: pulses fired at it count
        sta     ai_t0
@other: lda     ai_t0
        cmp     ai_best
        bcs     @next
        stx     ai_t2
        jsr     line_of_sight
        ldx     ai_t2
        bcc     @next
        lda     ai_t1
        cmp     zp_range
        bcc     @next
        lda     ai_t0
        sta     ai_best
        stx     ai_best_at
        ldy     #U_TARGET
        lda     foe_no,x
        cmp     (zp_unit),y
        beq     @done                   ; it fires at such a one
@next:  txa
        bne     @foe
        lda     ai_best
        bmi     @done
        ldx     ai_best_at
        ldy     #U_TARGET
        lda     foe_no,x
        sta     (zp_unit),y
        ldy     #U_PULSES
        lda     #0
        sta     (zp_unit),y
        ldy     #U_FLAGS
        lda     (zp_unit),y
        ora     #UF_PRIORITY
        sta     (zp_unit),y
@done:  rts
.endproc
