; What a side is out for this turn.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export side_choose, goal_choose
        .import aim_kind, aim_first_x, aim_first_y, aim_goal_x, aim_goal_y
        .import search_column, search_row, search_count
        .import enemy_distance, man_fit, carrier_choose

        .segment "COMPUTER"

NEAR_ENOUGH     = 4                     ; squares from a place on the way

;;; side_choose -- whose orders are written, and how well
;;; rule:     16.A  skill levels
;;; in:       st_side st_skill st_level
;;; out:      ai_first ai_foe ai_skill; ai_claim_x/y = where everybody stands
;;; clobbers: A X Y
;;; cycles:   <= 700
.proc side_choose
        ldx     #0
        ldy     #SQUAD
        lda     st_side
        beq     @side
        ldx     #SQUAD
        ldy     #0
@side:  stx     ai_first
        sty     ai_foe
        tax
        lda     st_skill,x
        bne     @skill
        lda     st_level
        bne     @skill
        lda     #2                      ; average, unless somebody says otherwise
@skill: cmp     #SKILL_STILL
        bcc     @keep
        lda     #0
@keep:  sta     ai_skill
        ldx     #SOLDIERS-1
@man:   lda     man_x,x
        sta     ai_claim_x,x
        lda     man_y,x
        sta     ai_claim_y,x
        dex
        bpl     @man
        rts
.endproc

;;; goal_choose -- aim and goal of the side
;;; rule:     16.A.2 to 16.B.7  what each side of a scenario is out for
;;; in:       st_scenario st_side st_target st_stage; known_x
;;; out:      ai_aim ai_goal_x ai_goal_y (0 = none) ai_carrier ai_alarm; ai_flooded = 0; st_stage
;;; clobbers: A X Y zp_t0 zp_t1 zp_to_x zp_to_y zp_ai_t
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
        beq     hunt_goal
        lda     aim_first_x,x
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

; the enemy, if any is known; else places where one may be, one after another
.proc hunt_goal
        ldx     ai_foe
        ldy     #SQUAD
@man:   lda     known_x,x
        bne     @known
        inx
        dey
        bne     @man
        ldy     st_side
        lda     ai_goal_x
        beq     @search
        lda     st_stage,y
        bne     @search
        jsr     goal_reached
        bcc     @done
@next:  ldy     st_side
        lda     st_stage,y
        clc
        adc     #1
        sta     st_stage,y
        cmp     search_count
        bcc     @search
        beq     @search
        lda     #1
        sta     st_stage,y
@search:
        ldx     st_stage,y
        bne     @place
        inx
        txa
        sta     st_stage,y
@place: lda     search_column-1,x
        sta     ai_goal_x
        lda     search_row-1,x
        sta     ai_goal_y
        jsr     goal_reached
        bcs     @next
@done:  rts
@known: lda     #0
        sta     ai_goal_x
        rts
.endproc

.proc goal_reached
        lda     ai_goal_x
        sta     zp_to_x
        lda     ai_goal_y
        sta     zp_to_y
        lda     #NEAR_ENOUGH
        falls_into anyone_near
.endproc

; C = 1 when a fit man of the side is within A of zp_to_x/y
.proc anyone_near
        sta     zp_ai_t
        inc     zp_ai_t
        lda     ai_first
        clc
        adc     #SQUAD-1
        tax
@man:   jsr     man_fit
        bcc     @next
        jsr     enemy_distance
        cmp     zp_ai_t
        bcc     @yes
@next:  cpx     ai_first
        beq     @no
        dex
        bpl     @man
@no:    clc
        rts
@yes:   sec
        rts
.endproc
