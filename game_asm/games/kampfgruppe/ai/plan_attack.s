; A unit of the attacker.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export plan_attack
        .import bold_case
        .import in_meeting, strikes
        .import place_get, area_own, goal_set, goal_none, speed_full, speed_march, speed_set
        .import stand, cover_here, foe_nearest, foe_within, thin, leads_on
        .import step_away, press, turns_left, hunt, patrol, attack_goal, overrun
        .import ai_gathers, w_storm, w_hq_turns, w_truck_turns, w_truck_foe, via_again
        .import weapon_sp, weapon_fa, w_prey_turn
        .import w_open_foe, foe_kind, w_dry_beside, w_clear_turn, w_clear_reach, under_way

        .segment "COMPUTER"

;;; plan_attack -- the unit at work goes to the objective by its lane, or holds it
;;; rule:     W23 12.0.1 12.0.2  who fires from cover halts to have its benefit
;;; rule:     W23  thin armour waits for the others; who is out of ammunition holds ground in cover;
;;; rule:     W23  in the last turns HQs fight too, empty trucks come up, and who has shots left
;;; rule:     W23  presses on when the victory is safe; men of a meeting leave the open before who
;;; rule:     W23  is no foot; tanks hunt sooner that no gun known pierces
;;; in:       zp_unit, zp_unit_no, zp_from_x/y, ai_*
;;; out:      its orders; changes unit_records
;;; clobbers: A X Y, what the rules use and the overlay's own
;;; cycles:   -
.proc plan_attack
        ldx     ai_weapon
        lda     weapon_sp,x
        beq     @stay                   ; guns without a truck
        lda     ai_kind
        cmp     #KIND_TRUCK
        bne     @goes
        lda     aboard
        bne     @goes
        jsr     turns_left              ; an empty truck keeps out of the fire
        ldx     st_battle
        cmp     w_truck_turns,x
        bcs     @halt
        lda     w_truck_foe
        jsr     foe_within
        bcs     @halt
@goes:  jsr     under_way
        bcc     @free
        lda     ai_mission_new
        bne     @free
        jsr     hunts_on
        bcs     @clear
        jsr     via_again
        jmp     @under_way
@free:  jsr     area_own
        bcs     @inside
        bit     ai_gathers
        bpl     @place
        ldx     st_turn
        dex
        bne     @stay                   ; it is there
@place: jsr     attack_goal
        jsr     goal_set
@under_way:
        jsr     thin
        bcs     @stay
        jsr     leads_on
        bcc     @stay
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_FIRED
        beq     @march
        jsr     place_get
        jsr     cover_here
        lda     #0
        bcs     @speed
@march: jmp     speed_march
@hunts: jsr     overrun
@on:    jmp     speed_full
@halt:  jsr     goal_none
@stay:  jmp     stand
@inside:
        lda     ai_index
        bne     @fights
        lda     ai_letter
        beq     @stay                   ; the Command HQ never, others when orders matter no more
        jsr     turns_left
        cmp     w_hq_turns
        bcs     @stay
@fights:
        lda     ai_kind
        cmp     #KIND_INFANTRY
        beq     @men
        jsr     strikes
        bcs     @stay
        bcc     @clear                  ; always
@men:   jsr     in_meeting
        bne     @clear
        jsr     with_tanks
        jmp     @either
@clear: ldy     #U_AMMO
        lda     (zp_unit),y
        beq     @dry
        lda     ai_behind
        beq     @press                  ; it is won as it is
        jsr     time_to_hunt
        bcc     @stay
        lda     w_clear_reach
        jsr     hunt
        bcs     @hunts
        jsr     patrol                  ; nobody known: look for them
        jmp     @either
@speed: jmp     speed_set
@dry:   lda     w_dry_beside
        jsr     step_away               ; it can only be shot at
        jmp     @either
@press: jsr     press
@either:
        bcs     @on
        bcc     @stay                   ; always
.endproc

; C = 1 when men go with the tanks, for who storms alone loses more than he takes; or leave the
; open.
.proc with_tanks
        ldy     #U_AMMO
        lda     (zp_unit),y
        beq     leaves_open
        lda     ai_behind
        beq     leaves_open
        jsr     time_to_hunt
        bcc     leaves_open
        lda     w_storm
        jsr     hunt
        bcc     leaves_open
        rts
.endproc

; C = 1 when the best level's men leave a square without cover: an enemy is near whom they cannot
; hurt.
.proc leaves_open
        lda     ai_level
        bne     @no
        jsr     place_get
        jsr     cover_here
        bcs     @no
        jsr     foe_nearest
        cpx     #NO_UNIT
        beq     @no
        lda     foe_kind,x
        cmp     #KIND_INFANTRY
        bcs     @no
        lda     w_open_foe
        jmp     step_away
@no:    clc
        rts
.endproc

; C = 1 when the unit at work hunts in a meeting: its enemy may have gone, or another be nearer.
.proc hunts_on
        jsr     in_meeting
        bne     @no
        lda     ai_index
        beq     @no
        jsr     strikes
        bcs     @no
        jsr     time_to_hunt
        bcc     @no
        jmp     area_own
@no:    clc
        rts
.endproc

; C = 1 when it is late enough to hunt: sooner for who need fear no gun that he knows of.
.proc time_to_hunt
        jsr     bold_case
        lda     st_turn
        cmp     w_clear_turn,x
        bcs     @done
        cmp     w_prey_turn,x
        bcc     @done
        lda     ai_pierce
        beq     @no                     ; of the enemy's guns he knows nothing
        ldx     ai_weapon
        lda     weapon_fa,x
        clc
        sbc     ai_pierce               ; C = 1: more armour than that
@done:  rts
@no:    clc
        rts
.endproc
