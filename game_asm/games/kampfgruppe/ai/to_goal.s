; Where the way of the unit at work ends, and where its last part begins.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export to_goal, via_to_goal, goal_to, goal_from

        .segment "COMPUTER"

;;; via_to_goal -- the way from where a unit goes round to its goal
;;; in:       ai_via_x/y, ai_goal_x/y
;;; out:      zp_from_x/y, zp_to_x/y
;;; clobbers: A
;;; cycles:   <= 40
.proc via_to_goal
        lda     ai_via_x
        sta     zp_from_x
        lda     ai_via_y
        sta     zp_from_y
        falls_into to_goal
.endproc

;;; to_goal -- a way ends at the goal of the unit at work
;;; in:       ai_goal_x/y
;;; out:      zp_to_x/y
;;; clobbers: A
;;; cycles:   <= 22
.proc to_goal
        lda     ai_goal_x
        sta     zp_to_x
        lda     ai_goal_y
        sta     zp_to_y
        rts
.endproc

;;; goal_to -- the goal of the unit at work is where that way ends
;;; in:       zp_to_x/y
;;; out:      ai_goal_x/y; X Y kept
;;; clobbers: A
;;; cycles:   <= 20
.proc goal_to
        lda     zp_to_x
        sta     ai_goal_x
        lda     zp_to_y
        sta     ai_goal_y
        rts
.endproc

;;; goal_from -- or where it begins
;;; in:       zp_from_x/y
;;; out:      ai_goal_x/y; X Y kept
;;; clobbers: A
;;; cycles:   <= 20
.proc goal_from
        lda     zp_from_x
        sta     ai_goal_x
        lda     zp_from_y
        sta     ai_goal_y
        rts
.endproc
