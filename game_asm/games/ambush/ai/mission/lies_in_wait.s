; Whether a side that hunts lets the enemy come.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export lies_in_wait
        .import aim_turns, enemy_meets

AGE_TWO         = %10000000             ; of known_x
PASSES          = 19                    ; times 256 points; by then a patrol has passed

        .segment "COMPUTER"

;;; lies_in_wait -- a side that hunts, and wins when the time is over, lets the enemy come to it
;;; rule:     16.B1.4 W24  who goes to him is shot on his way
;;; in:       ai_first ai_foe; st_clock st_limit st_scenario st_side; known_x known_y
;;; out:      ai_aim = AIM_HOLD and ai_goal_x = 0, where they stand, in the first half of 10000
;;;           points or when one is known near a man
;;; clobbers: A X Y meet_* zp_to_x zp_to_y zp_t0 zp_t1 zp_ai_t
;;; cycles:   <= 13000
.proc lies_in_wait
        lda     st_limit
        ora     st_limit+1
        beq     @done
        lda     st_scenario
        asl     a
        ora     st_side
        tax
        lda     aim_turns,x
        bne     @done                   ; it has no time to lose
        lda     st_clock+1
        cmp     #PASSES
        bcc     @wait
        lda     #AGE_TWO
        jsr     enemy_meets
        bcc     @done
@wait:  lda     #AIM_HOLD
        sta     ai_aim
        lda     #0
        sta     ai_goal_x
@done:  rts
.endproc
