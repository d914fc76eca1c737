; What a side is out for this turn.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export goal_choose
        .import aim_kind, aim_first_x, aim_first_y, aim_goal_x, aim_goal_y
        .import hunt_goal, anyone_near, carrier_choose, enough_count, take_begin
        .import anyone_passed, lies_in_wait, closes_in

        .segment "COMPUTER"

NEAR_ENOUGH     = 4                     ; squares from a place on the way
LIES            = 2                     ; skill from which on he looks before he goes

;;; goal_choose -- aim and goal of the side
;;; rule:     16.A.2 to 16.B.7  what each side of a scenario is out for
;;; in:       st_scenario st_side st_target st_stage; known_x
;;; out:      ai_aim ai_goal_x ai_goal_y (0 = none) ai_carrier ai_alarm; ai_flooded ai_thrown = 0;
;;;           st_stage; changes take_wanted, take_last
;;; clobbers: A X Y zp_t0 zp_t1 zp_to_x zp_to_y zp_ai_t zp_man
;;; cycles:   -
.proc goal_choose
        lda     #0
        sta     ai_flooded
        sta     ai_alarm
        sta     ai_thrown
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
        cmp     #AIM_TAKE
        bne     @count
        ldy     st_side
        cpy     st_defender
        beq     @stay
        jmp     take_begin
@stay:  lda     #AIM_HOLD               ; he holds them all when it begins, and stays where he is
        sta     ai_aim
        lda     #0
        sta     ai_goal_x
        rts
@count: cmp     #AIM_REACH
        bne     @bomb
        lda     st_scenario
        cmp     #SCENARIO_SEEK
        beq     @way
        txa
        pha
        jsr     enough_count
        pla
        tax
        bcs     @way
        lda     #AIM_HUNT               ; too few can arrive
        sta     ai_aim
        sta     ai_goal_x
        jmp     hunt_goal
@bomb:  cmp     #AIM_BOMB
        bcs     @way
        tay                             ; who holds waits for ever: the enemy has to come
        bne     @holds
        jsr     hunt_goal
        jmp     lies_in_wait
@holds: txa
        pha
        jsr     closes_in
        pla
        tax
@way:   lda     aim_first_x,x
        beq     @final
        ldy     st_scenario
        cpy     #SCENARIO_SEEK
        beq     @seek
        ldy     st_side
        lda     st_stage,y
        bne     @final
@go:
        lda     aim_first_x,x
        sta     zp_to_x
        sta     ai_goal_x
        lda     aim_first_y,x
        sta     zp_to_y
        sta     ai_goal_y
        ldy     st_scenario
        cpy     #SCENARIO_SEEK
        beq     @done
        lda     #NEAR_ENOUGH
        jsr     anyone_near
        bcc     @done
        ldy     st_side
        lda     #1
        sta     st_stage,y
        jmp     goal_choose             ; and on to the next
@done:  rts
; in Seek and Destroy they may begin in each other's sight, and one who has passed must live
@seek:  ldy     ai_skill
        cpy     #LIES
        bcc     @goes
        lda     st_turn
        cmp     #2
        lda     st_turn+1
        sbc     #0
        bcs     @goes
        jmp     @stay
@goes:  jsr     anyone_passed
        lda     #0
        rol     a
        ldy     st_side
        sta     st_stage,y
        cmp     #0
        beq     @go
@final: lda     ai_aim
        cmp     #AIM_BOMB
        bne     @done
        jsr     carrier_choose
        lda     ai_aim
        .assert AIM_HUNT = 0, error, "without plastic they seek the enemy"
        bne     @done
        jmp     hunt_goal
.endproc
