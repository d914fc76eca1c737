; How far a unit fires.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"

        .export plan_range
        .import bold_case
        .import ammo_ends, range_worth
        .import w_keep, w_keep_range, late, w_hold, strikes, w_tank_range, w_late_range, w_march
        .import w_late_levels, w_rush_turns, turns_left
        .import aim, area_here, area_own, w_prey_turn, w_hunt_range, weapon_mr
        .import under_way

LONG_GUN        = 11                    ; from this range on
FULL            = 255
NEAR_BY         = 7                     ; the lowest level as defender

        .segment "COMPUTER"

;;; plan_range -- set the range at which the unit at work may choose targets
;;; rule:     W23 12.0.1 12.0.3 5.6.8  guns and mortars as far as they reach; a defender lets them
;;; rule:     W23  come near as long as he could run out of ammo, men even into their own square
;;; rule:     6.1.2  when on their way
;;; rule:     W23  who carries men in carriers on the attack holds its fire
;;; rule:     7.8.1 W23  the last ammo is for who comes near and the last turns, poor targets get
;;; rule:     W23  none; lower levels save nothing, the lowest opens fire late as a defender
;;; rule:     10.2.1 W23  in the last turns an attacker outside the area does not fire, but goes in
;;; rule:     12.0.1 W23  tanks that hunt in a meeting fire from near by only
;;; in:       zp_unit zp_unit_no, aboard, ai_kind, ai_weapon, ai_attack, ai_level, ai_foes foe_*;
;;;           st_turn st_last_turn st_battle
;;; out:      U_RANGE, and as aim U_TARGET U_PULSES UF_PRIORITY, unless it shells; changes
;;;           unit_records
;;; clobbers: A X Y, what the rules use and the overlay's own
;;; cycles:   -
.proc plan_range
        ldy     #U_SHELL_X
        lda     (zp_unit),y
        bpl     @done                   ; a change would end its mission
        lda     ai_attack
        beq     @defend
        jsr     range_attack
        jmp     @least
@defend:
        lda     ai_level
        cmp     #LEVEL_1
        lda     #NEAR_BY
        bcs     @least                  ; it opens fire late
        jsr     range_hold
@least: ldx     ai_weapon
        cmp     weapon_mr,x
        bcc     @saved
        lda     weapon_mr,x
@saved: ldy     ai_level
        bne     @set                    ; it saves nothing
        ldy     ai_attack
        beq     @worth
        jsr     thrift
@worth: jsr     range_worth
@set:   ldy     #U_RANGE
        sta     (zp_unit),y
        jmp     aim
@done:  rts
.endproc

; A = range of an attacker's unit -> A = range, short while the ammo that is left would not last and
; is no more than what is kept for who comes near.
.proc thrift
        pha
        ldx     st_battle
        lda     w_keep,x
        ldy     #U_AMMO
        cmp     (zp_unit),y
        bcc     @free
        jsr     ammo_ends
        bcc     @free
        pla
        cmp     w_keep_range
        bcc     @done
        lda     w_keep_range
@done:  rts
@free:  pla
        rts
.endproc

; A = range of a defender's unit.
.proc range_hold
        ldx     ai_kind
        cpx     #KIND_INFANTRY
        bne     @ammo
        jsr     under_way
        bcc     @ammo
        ldy     #U_SUPPRESSION
        lda     (zp_unit),y
        cmp     #PINNED+1
        lda     #0
        bcc     @done                   ; on its way: into their square
@ammo:  jsr     ammo_ends
        lda     #FULL
        bcc     @done
        cpx     #KIND_INFANTRY
        bne     @gun
        lda     w_hold
        rts
@gun:   cpx     #KIND_MORTAR
        bcs     @done                   ; machine guns; mortars shell what they see without delay
        cpx     #KIND_CARRIER
        beq     @done
        txa
        ldx     ai_weapon
        ldy     weapon_mr,x
        cpy     #LONG_GUN
        bcs     @long
        cmp     #KIND_TANK+1            ; tanks can make up for it
        tya
        bcc     @long
        lsr     a                       ; half of what a gun reaches: it has 40 pulses
        rts
@long:  lda     weapon_mr,x             ; or three quarters
        lsr     a
        lsr     a
        eor     #$FF
        sec
        adc     weapon_mr,x
@done:  rts
.endproc

; A = range of an attacker's unit.
.proc range_attack
        jsr     under_way
        bcc     @there
        jsr     turns_left
        ldx     st_battle
        cmp     w_rush_turns,x
        bcs     @pace
        jsr     area_own
        lda     #0
        bcc     @done                   ; into the area, whoever is near
@pace:  jsr     late
        ldx     st_battle
        lda     w_late_levels,x
        and     ai_level
        tax
        lda     w_late_range,x
        bcs     @done
        ldx     ai_kind
        cpx     #KIND_CARRIER
        bne     @march
        lda     #0
        ldy     aboard
        bne     @done                   ; first its riders have to be where they get off
@march: lda     w_march,x
        bne     @done
        jsr     area_here               ; zp_from by late
        bcc     @tank
        jsr     bold_case
        lda     st_turn
        cmp     w_prey_turn,x
        bcc     @tank
        lda     w_hunt_range,x          ; it hunts: who fires does not move
        rts
@there: jsr     strikes
        lda     #FULL
        bcs     @done
@tank:  ldx     st_battle
        lda     w_tank_range,x
@done:  rts
.endproc
