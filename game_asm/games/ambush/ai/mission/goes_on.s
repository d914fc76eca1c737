; Whether a soldier goes on.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export goes_on, may_go
        .import aim_first_x, goal_distance, has_arrived, rng_next, skill_moves, skill_bound
        .import skill_halts, skill_eager, holds_back, goal_guarded, in_house
        .import aim_row, aim_hears, comes_near

        .segment "COMPUTER"

SEARCHED        = 1                     ; steps from a place where an enemy may be
POST            = 7                     ; squares from the place that still are at it
ROOF            = 10                    ; and under a roof
RALLY           = 2                     ; and when the enemy comes to it

;;; goes_on -- does a man go on towards the goal this turn?
;;; rule:     W24  the rested, half of them while the others cover them, unless they are losing
;;; in:       zp_actor; zp_near_far
;;; out:      C = 1 when he does; ai_halt ai_flee as may_go
;;; clobbers: A X Y rng_seed zp_t0 zp_t1 zp_to_x zp_to_y
;;; cycles:   <= 2400
.proc goes_on
        jsr     may_go
        bcc     @done
        jsr     holds_back
        bcs     @no
        lda     ai_hurry
        cmp     #HURRY_RUN
        beq     @done
        ldy     ai_plunge               ; who gathers, and who attacks, does it with all
        cpy     #OPENLY
        bne     @yes
        ldy     ai_danger
        beq     march
        cmp     #HURRY_PRESS
        bne     @bound
        cpy     #DANGER_SEEN
        bne     @yes
@bound:
        ldy     ai_skill
        lda     skill_bound,y
        beq     @eager
        lda     ai_aim
        cmp     #AIM_TAKE
        beq     @yes
        jsr     his_half                ; half the men go while the others cover them
        bcc     @done
        lda     ai_hurry
        bne     @yes
@eager: jsr     rng_next
        cmp     skill_eager,y
        bcs     @no
        sec
@done:  rts
@yes:   sec
        rts
@no:    clc
        rts
.endproc

; Nobody is near: together, or by halves all the same.
.proc march
        lda     ai_hurry
        bne     @yes
        lda     ai_aim                  ; who goes to a post is of no use before he is there
        cmp     #AIM_HOLD
        beq     @yes
        ldx     ai_skill
        lda     skill_bound,x
        cmp     #BOUND_MARCH
        bcs     his_half
@yes:   sec
        rts
.endproc

; C = 1 when it is his half's turn to go
.proc his_half
        lda     zp_actor
        eor     st_turn
        lsr     a
        rts
.endproc

;;; may_go -- has he anywhere to go, and can he?
;;; in:       zp_actor; ai_aim ai_goal_x ai_danger; known_x
;;; out:      C = 1 yes: ai_halt = how near the goal he goes; ai_flee = 0
;;; clobbers: A X Y zp_t0 zp_t1 zp_to_x zp_to_y
;;; cycles:   <= 1200
.proc may_go
        ldx     ai_skill
        lda     skill_moves,x
        bne     @can
        clc
        rts
@can:   lda     #0
        sta     ai_flee
        lda     skill_halts,x
        beq     @well                   ; rookies do not spare themselves
        lda     ai_hurry
        bne     @well
        lda     ai_aim                  ; who is to arrive goes along while nobody is near
        eor     #AIM_REACH
        ora     ai_danger
        beq     @well
        ldx     zp_actor
        lda     man_wounds,x
        cmp     #HURT
        bcs     @no
@well:  ldx     ai_aim
        lda     halts,x
        sta     ai_halt
        cpx     #AIM_HUNT
        bne     @reach
        lda     ai_goal_x
        bne     @search
        lda     ai_hurry                ; to where he can see him; in haste to him
        bne     @him
        lda     ai_danger
        cmp     #DANGER_SEEN
        beq     @yes
@him:   lda     #0
        sta     ai_halt
        jmp     @yes
@search:
        lda     #SEARCHED               ; nobody known: into the very room
        sta     ai_halt
        jmp     @yes
@reach: cpx     #AIM_REACH
        bne     @post
        jsr     has_arrived
        bcc     @yes
        ldy     st_scenario
        cpy     #SCENARIO_SEEK
        beq     @yes
        lda     aim_first_x,x
        beq     @no                     ; that was all
        ldy     st_side
        lda     st_stage,y
        beq     @yes
        bne     @no                     ; always
@post:  cpx     #AIM_TAKE
        beq     @yes
        lda     ai_goal_x
        beq     @no                     ; he holds the place where he stands
        cpx     #AIM_HOLD
        bne     @yes
        jmp     at_post
@yes:   sec
        rts
@no:    clc
        rts
.endproc

; C = 1 when he goes to his post, but from a window only when it is far; nearer when the enemy comes
; to it and nobody sees him
.proc at_post
        jsr     aim_row
        lda     aim_hears,x
        beq     @post
        jmp     comes_near
@post:  jsr     goal_distance
        pha
        cmp     #POST
        bcc     @there
        cmp     #ROOF
        bcs     @go
        jsr     in_house
        bcc     @go
@there: lda     ai_danger
        cmp     #DANGER_SEEN
        beq     @no
        jsr     goal_guarded
        bcc     @no
        ldx     #RALLY
        stx     ai_halt
        pla
        cmp     #RALLY+1
        rts
@go:    pla
        sec
        rts
@no:    pla
        clc
        rts
.endproc

; by AIM_*: steps from the goal at which he stops
halts:  .byte   3, 5, 0, 4, 0, 0
