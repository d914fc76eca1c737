; Whether the side's men hold a place as men who know how.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export holds_well
        .import skill_bound

        .segment "COMPUTER"

;;; holds_well -- does the side hold a place, and know how?
;;; rule:     W24
;;; in:       ai_aim ai_skill
;;; out:      C = 1 when it does
;;; clobbers: A Y
;;; cycles:   <= 30
.proc holds_well
        lda     ai_aim
        cmp     #AIM_HOLD
        bne     @no
        ldy     ai_skill
        lda     skill_bound,y
        cmp     #1
        rts
@no:    clc
        rts
.endproc
