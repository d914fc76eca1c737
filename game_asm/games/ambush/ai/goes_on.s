; Whether a soldier goes on.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export goes_on, may_go
        .import goal_distance, rng_next, skill_moves, skill_bound, skill_eager, aim_within
        .import battle_drags, holds_back

        .segment "COMPUTER"

HURT            = 25                    ; wounds from which on he stays where he is
SEARCHED        = 1                     ; steps from a place where an enemy may be
POST            = 7                     ; steps from his post that still are at it

;;; goes_on -- does a man go on towards the goal this turn?
;;; rule:     W24  the rested, half of them while the others cover them, unless they are losing
;;; in:       zp_actor; zp_near_far
;;; out:      C = 1 when he does; ai_halt ai_flee as may_go
;;; clobbers: A X Y rng_seed zp_t0 zp_t1 zp_to_x zp_to_y
;;; cycles:   <= 1400
.proc goes_on
        jsr     may_go
        bcc     @done
        jsr     holds_back
        bcs     @no
        lda     zp_near_far
        cmp     #ALERT
        bcs     @done                   ; together, as long as nobody is near
        jsr     battle_drags
        bcs     @done                   ; waiting has brought nothing
        ldx     zp_actor
        ldy     ai_skill
        lda     skill_bound,y
        beq     @eager
        txa                             ; half the men go while the others cover them
        eor     st_turn
        lsr     a
        bcc     @done
@eager: jsr     rng_next
        cmp     skill_eager,y
        bcs     @no
        sec
@done:  rts
@no:    clc
        rts
.endproc

;;; may_go -- has he anywhere to go, and can he?
;;; in:       zp_actor; ai_aim ai_goal_x
;;; out:      C = 1 yes: ai_halt = how near the goal he goes; ai_flee = 0
;;; clobbers: A X Y zp_t0 zp_t1 zp_to_x zp_to_y
;;; cycles:   <= 200
.proc may_go
        ldx     ai_skill
        lda     skill_moves,x
        beq     @no
        lda     #0
        sta     ai_flee
        ldx     ai_skill
        cpx     #2
        bcc     @well                   ; rookies do not spare themselves
        jsr     battle_drags
        bcs     @well
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
        beq     @yes
        lda     #SEARCHED               ; nobody known: into the very room
        sta     ai_halt
        jmp     @yes
@reach: cpx     #AIM_REACH
        bne     @post
        lda     st_scenario
        asl     a
        ora     st_side
        tax
        lda     aim_within,x
        sta     ai_halt
        jmp     @yes
@post:  lda     ai_goal_x
        beq     @no                     ; he holds the place where he stands
        cpx     #AIM_HOLD
        bne     @yes
        jsr     goal_distance
        cmp     #POST
        rts
@yes:   sec
        rts
@no:    clc
        rts
.endproc

; by AIM_*: steps from the goal at which he stops
halts:  .byte   3, 5, 2, 7, 0
