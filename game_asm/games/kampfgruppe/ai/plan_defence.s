; A unit of the defender.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"

        .export plan_defence
        .import draw_back, shift, passed, sally, goal_none, speed_full, stand
        .import strikes

        .segment "COMPUTER"

;;; plan_defence -- the unit at work waits in its place; tanks go where the enemy breaks in
;;; rule:     W23  who is out of ammunition draws back from an enemy near
;;; rule:     W23  in assaults men go at once for who has broken in, a Soviet reserve later, HQs
;;; rule:     W23  in the last turns
;;; rule:     W23 12.0.2 12.0.3  halted, facing the enemy; later in the battle through the objective
;;; in:       zp_unit, zp_unit_no, zp_from_x/y, ai_*
;;; out:      its orders, ai_inside; changes unit_records
;;; clobbers: A X Y, what the rules use and the overlay's own
;;; cycles:   -
.proc plan_defence
        lda     #0
        sta     ai_inside
        lda     ai_index
        bne     @fights
        jsr     hq_fights
        bcs     @hold
@fights:
        ldy     #U_AMMO
        lda     (zp_unit),y
        beq     @dry                    ; who could only be shot at
        jsr     sally
        bcs     @go
        ldx     st_battle
        lda     ai_kind
        cmp     #KIND_INFANTRY
        beq     @men
        jsr     strikes
        bcs     @hold
        lda     st_turn
        ldy     ai_behind
        bne     @counter
        cmp     w_tank_turn,x
        bcc     @hold
        bcs     @tanks                  ; always
@counter:
        cmp     w_tank_counter,x
        bcc     @hold
@tanks: lda     w_tank_reach
        bne     @hunt                   ; always
@men:   jsr     men_strike
        bcc     @hold
        lda     w_men_reach
@hunt:  jsr     hunt
        bcs     @go
        lda     ai_inside
        bne     @hold
        jsr     battle_assault
        bcc     @look                   ; rear guards are gone round
        lda     ai_known
        beq     @hold                   ; nobody has come
        ldx     ai_threat
        cpx     #NO_UNIT
        bne     @hold                   ; others have him to deal with
@look:  jsr     patrol
        bcc     @hold
@go:    jmp     speed_full
@dry:   jsr     draw_back
        bcs     @go
        bcc     @still                  ; always
@hold:  jsr     shift
        bcs     @go
        jsr     passed
        bcs     @go
@still: jsr     goal_none
        jmp     stand
.endproc

; C = 1 when men leave their places, ai_inside = 1 when only for who has broken in.
.proc men_strike
        lda     ai_letter
        lsr     a
        bcs     @first
        lda     st_turn                 ; the reserve: fresh when the enemy's shots are gone
        cmp     w_reserve,x
        bcc     @done
@first: lda     st_turn
        cmp     w_men_turn,x
        bcs     @done
        ldy     #1
        sty     ai_inside
        cmp     w_men_early,x
@done:  rts
.endproc

; C = 0 when the HQ at work fights as its men do: in an assault's last turns, not the Command HQ.
.proc hq_fights
        lda     ai_letter
        beq     @no
        jsr     battle_assault
        bcc     @no
        jsr     turns_left
        cmp     w_hq_turns
        rts
@no:    sec
        rts
.endproc
        .import w_tank_counter, w_men_early
        .import w_reserve, w_hq_turns, turns_left, battle_assault
        .import hunt, patrol, w_tank_turn, w_men_turn, w_tank_reach, w_men_reach
