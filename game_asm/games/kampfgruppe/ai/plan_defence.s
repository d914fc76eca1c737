; A unit of the defender.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"

        .export plan_defence, sweep, objective_to
        .import charge, passed, place_get, goal_set, goal_none, speed_full, speed_set, face_enemy
        .import near_find

SWEPT           = 1                     ; from the objective's centre

        .segment "COMPUTER"

;;; plan_defence -- the unit at work waits in its place; tanks go where the enemy breaks in
;;; rule:     W23 12.0.2 12.0.3  halted, facing the enemy; later in the battle through the objective
;;; in:       zp_unit, zp_unit_no, zp_from_x/y, ai_*
;;; out:      its orders; changes unit_records
;;; clobbers: A X Y, what the rules use and the overlay's own
;;; cycles:   -
.proc plan_defence
        ldx     st_battle
        lda     ai_kind
        cmp     #KIND_INFANTRY
        beq     @men
        lda     st_turn
        cmp     reserve_turn,x
        bcc     @hold
        lda     ai_kind
        beq     @tank
        cmp     #KIND_HMG
        beq     @sweep
        cmp     #KIND_CAR+1
        bcc     @sweep
        bcs     @hold                   ; always
@men:   lda     st_turn
        cmp     men_turn,x
        bcc     @hold
        bcs     @reserve
@tank:  lda     ai_letter
        beq     @sweep                  ; the Command HQ's own are no reserve
@reserve:
        jsr     charge
        bcs     @go
@sweep: jsr     sweep
        bcc     @hold
@go:    jmp     speed_full
@hold:  jsr     passed
        bcs     @go
        jsr     goal_none
        lda     #0
        jsr     speed_set
        jsr     place_get
        jmp     face_enemy
.endproc

; The turn from which the defender's tanks in reserve move, by BATTLE_*: Soviets, slow to obey, and
; a rear guard, which wins by time, lose more on the way than they gain before the attack has spent
; itself
reserve_turn:   .byte 13, 14, 0, 0, 13
; from which his platoons do, who until then kill what enters their square
men_turn:       .byte 17, 26, 0, 26, 17
; and from which his men go through the objective
sweep_turn:     .byte 13, 14, 8, 8, 13

;;; sweep -- late enough in the battle, send the unit at work through the objective
;;; rule:     W23 10.2.1  who lies halted there is seen from two squares only, and scores
;;; in:       st_turn st_battle; zp_unit zp_unit_no, ai_index
;;; out:      C = 1 when it goes, or is on its way; C = 0 else; changes unit_records
;;; clobbers: A X Y, as goal_set and the overlay's own
;;; cycles:   -
.proc sweep
        lda     ai_index
        beq     @no                     ; no HQ
        ldx     st_battle
        lda     st_turn
        cmp     sweep_turn,x
        bcc     @no
        ldy     #U_GOAL_X
        lda     (zp_unit),y
        cmp     #NOWHERE
        bne     @yes                    ; a new order would only delay it
        jsr     place_get
        jsr     objective_to
        jsr     near_find
        cmp     #SWEPT+1
        bcc     @no                     ; there
        lda     #NOWHERE
        sta     ai_via_x
        jsr     goal_set
@yes:   sec
        rts
@no:    clc
        rts
.endproc

;;; objective_to -- the middle of the side's objective area as a goal
;;; in:       zp_side; st_objective_x/y
;;; out:      zp_to_x/y, ai_goal_x/y
;;; clobbers: A X
;;; cycles:   <= 40
.proc objective_to
        ldx     zp_side
        lda     st_objective_x,x
        sta     zp_to_x
        sta     ai_goal_x
        lda     st_objective_y,x
        sta     zp_to_y
        sta     ai_goal_y
        rts
.endproc
