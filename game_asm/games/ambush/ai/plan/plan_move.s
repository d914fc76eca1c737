; The way a soldier goes this turn.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export plan_move
        .import flood_ready, path_find, path_trim, path_write, take_anew, try_turn, try_plain
        .import goal_distance, skill_budget, skill_march, skill_stalk, skill_creeps, skill_bound
        .import aim_row, aim_kind, aim_hears

        .segment "COMPUTER"

FLIGHT          = 210                   ; time points of a way out of a blast
DASH            = 110                   ; of a way under the enemy's eyes when time is short
ON              = 180                   ; of a way with an enemy about
STRONG          = 65                    ; endurance from which on he runs from square to square
SPENT           = 30                    ; endurance below which he runs no more

;;; plan_move -- towards the goal, or away from it
;;; rule:     5.4  move orders; 8.4  modes; 9.0  sneaking; W24
;;; in:       zp_actor; ai_halt = steps from the goal at which he stops; ai_flee; zp_near_far
;;; out:      man_orders; his place as it will be; changes distance, man_*
;;; clobbers: A X Y zp_index zp_other ai_* queue_* take_last plunge_left and what the rules use
;;; cycles:   -
.proc plan_move
        jsr     flood_ready
        ldy     #'R'
        lda     #FLIGHT
        ldx     ai_flee
        bne     @open
        ldx     ai_hurry
        cpx     #HURRY_RUN
        beq     @open
        ldx     ai_skill
        lda     ai_danger
        beq     @quiet
        cmp     #DANGER_NEAR
        beq     @near
        lda     ai_hurry
        beq     @care
        lda     ai_aim                  ; who seeks the enemy runs into nobody's sight for it
        bne     @dash
@care:  lda     skill_budget,x
        jmp     @open
@dash:  lda     #DASH
        bne     @open                   ; always
@near:  lda     skill_stalk,x
        ldx     ai_hurry
        beq     @open
        ldx     ai_aim
        beq     @open
        ldy     #'W'
        lda     #ON
        bne     @open                   ; always
@quiet: ldy     #'W'                    ; on the march a rookie saves his strength
        lda     skill_bound,x
        beq     @pace
        ldy     #'R'                    ; half as long in view, for hardly more
@pace:  lda     ai_hurry
        beq     @march
        lda     ai_aim
        .assert AIM_HUNT = 0, error, "who is to be somewhere saves his strength"
        bne     @haste
        ldx     zp_actor                ; the rested run through the places where one may be
        lda     man_endurance,x
        cmp     #STRONG
        bcc     @haste
        ldy     #'R'
@haste: lda     #FLIGHT
        bne     @open                   ; always
@march: jsr     aim_row
        lda     aim_hears,x             ; outposts would come too late
        bne     @haste
        lda     ai_aim
        bne     @slow
        lda     aim_kind,x              ; a patrol that can no longer arrive has no time for every
        cmp     #AIM_REACH              ; corner
        beq     @dash
@slow:  ldx     ai_skill
        lda     skill_march,x
@open:  ldx     ai_aim
        cpx     #AIM_TAKE
        bne     @budget
        ldx     ai_hurry
        cpx     #HURRY_RUN
        beq     @budget
        ldx     zp_actor
        ldy     man_endurance,x
        cpy     #STRONG
        ldy     #'W'
        bcc     @all
        ldy     #'R'
@all:   lda     #FLIGHT
@budget:
        cmp     ai_time
        bcc     @time
        lda     ai_time
@time:  sta     ai_budget
        sty     ai_mode
        jsr     far_off
        bcc     @pace_set
        lda     #'R'
        sta     ai_mode
@pace_set:
        ldx     zp_actor
        lda     man_endurance,x
        cmp     #SPENT
        bcs     @fresh
        lda     #'W'                    ; he can run no more
        sta     ai_mode
@fresh: ldy     ai_skill
        lda     skill_creeps,y          ; where one may look for him any moment he goes unseen
        beq     @open_way
        lda     ai_danger
        cmp     #DANGER_NEAR
        bne     @open_way
        lda     ai_hurry
        ora     ai_flee
        bne     @open_way
        lda     man_sneaking,x
        bne     @find
        lda     #ORD_SB
        jsr     try_plain
        jmp     @find
@open_way:
        lda     man_sneaking,x
        beq     @find
        lda     #ORD_SE
        jsr     try_plain
@find:
        jsr     path_find
        lda     ai_steps
        bne     @trim
        jsr     take_anew
        bcc     @trim
        jsr     path_find
@trim:
        jsr     path_trim
        lda     ai_steps
        beq     @done
        ldx     zp_actor
        lda     man_posture,x
        beq     @write
        lda     ai_path
        ldy     #'S'
        jsr     try_turn
        bcs     @done
@write: jmp     path_write
@done:  rts
.endproc

; C = 1 when he brings plastic, or goes with it: he runs, but near where it goes off, where each
; square may be his last, no farther than he would walk
.proc far_off
        lda     ai_aim
        cmp     #AIM_BOMB
        bne     @no
        lda     ai_plunge
        cmp     #OPENLY
        beq     @no
        jsr     goal_distance
        cmp     #ALERT
        bcs     @done
        ldx     ai_flee
        bne     @no
        lda     ai_mode
        cmp     #'W'
        bne     @no
        lsr     ai_budget
        sec
@done:  rts
@no:    clc
        rts
.endproc
