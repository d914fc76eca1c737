; The middle of a side's objective area.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ai/ai.inc"
        .export middle_from, middle_to, objective_to
        .import goal_to

        .segment "COMPUTER"

;;; middle_from -- a way that begins in the middle of the side's objective area
;;; in:       zp_side; st_objective_x/y
;;; out:      zp_from_x/y
;;; clobbers: A X
;;; cycles:   <= 30
.proc middle_from
        ldx     zp_side
        lda     st_objective_x,x
        sta     zp_from_x
        lda     st_objective_y,x
        sta     zp_from_y
        rts
.endproc

;;; middle_to -- a way that ends there
;;; in:       zp_side; st_objective_x/y
;;; out:      zp_to_x/y
;;; clobbers: A X
;;; cycles:   <= 30
.proc middle_to
        ldx     zp_side
        lda     st_objective_x,x
        sta     zp_to_x
        lda     st_objective_y,x
        sta     zp_to_y
        rts
.endproc

;;; objective_to -- the middle of the side's objective area as a goal
;;; in:       zp_side; st_objective_x/y
;;; out:      zp_to_x/y, ai_goal_x/y
;;; clobbers: A X
;;; cycles:   <= 60
.proc objective_to
        jsr     middle_to
        jmp     goal_to
.endproc
