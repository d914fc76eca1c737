; What a side is out for this turn.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export goal_choose, battle_drags
        .import aim_kind, aim_first_x, aim_first_y, aim_goal_x, aim_goal_y
        .import hunt_goal, anyone_near, carrier_choose

        .segment "COMPUTER"

NEAR_ENOUGH     = 4                     ; squares from a place on the way
LONG            = 24                    ; turns of a battle without a time limit

;;; goal_choose -- aim and goal of the side
;;; rule:     16.A.2 to 16.B.7  what each side of a scenario is out for
;;; in:       st_scenario st_side st_target st_stage; known_x
;;; out:      ai_aim ai_goal_x ai_goal_y (0 = none) ai_carrier ai_alarm; ai_flooded = 0; st_stage
;;; clobbers: A X Y zp_t0 zp_t1 zp_to_x zp_to_y zp_ai_t zp_man
;;; cycles:   -
.proc goal_choose
        lda     #0
        sta     ai_flooded
        sta     ai_alarm
        lda     #NO_MAN
        sta     ai_carrier
        lda     st_side
        asl     a
        tay
        lda     st_scenario
        asl     a
        ora     st_side
        tax
        lda     aim_kind,x
        sta     ai_aim
        lda     aim_goal_y,x
        sta     ai_goal_y
        lda     aim_goal_x,x
        bne     @goal
        lda     st_target+1,y
        sta     ai_goal_y
        lda     st_target,y
@goal:  sta     ai_goal_x
        bne     @first
        lda     ai_aim                  ; nowhere to go: seek the enemy
        cmp     #AIM_REACH
        bcc     @first
        lda     #AIM_HUNT
        sta     ai_aim
@first: lda     ai_aim
        cmp     #AIM_BOMB
        bcs     @way
        jsr     battle_drags
        bcc     @early
        lda     #AIM_HUNT               ; who waits for ever never wins
        sta     ai_aim
        sta     ai_goal_x
@early: lda     ai_aim
        bne     @way
        jmp     hunt_goal
@way:   lda     aim_first_x,x
        beq     @final
        ldy     st_side
        lda     st_stage,y
        bne     @final
        lda     aim_first_x,x
        sta     zp_to_x
        sta     ai_goal_x
        lda     aim_first_y,x
        sta     zp_to_y
        sta     ai_goal_y
        lda     #NEAR_ENOUGH
        ldy     st_scenario
        cpy     #9
        bne     @near
        lda     #0                      ; Seek and Destroy: the very square
@near:  jsr     anyone_near
        bcc     @done
        ldy     st_side
        lda     #1
        sta     st_stage,y              ; from the next turn on
@done:  rts
@final: lda     ai_aim
        cmp     #AIM_BOMB
        bne     @done
        jmp     carrier_choose
.endproc

;;; battle_drags -- has a battle that no time limit ends gone on for long?
;;; rule:     W24  then both sides seek each other, the wounded too
;;; in:       st_limit st_turn
;;; out:      C = 1 when it has; X Y kept
;;; clobbers: A
;;; cycles:   <= 40
.proc battle_drags
        lda     st_limit
        ora     st_limit+1
        cmp     #1
        bcs     @no
        lda     st_turn+1
        cmp     #1
        bcs     @done
        lda     st_turn
        cmp     #LONG
@done:  rts
@no:    clc
        rts
.endproc
