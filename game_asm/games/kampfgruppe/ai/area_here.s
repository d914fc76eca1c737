        .include "zeropage.inc"
        .include "macros.inc"
        .include "state.inc"
        .include "ai/ai.inc"
        .export area_here, area_own, area_goal
        .import near_find, middle_to, place_get

        .segment "COMPUTER"

;;; area_goal -- whether the goal of the unit at work lies in the side's objective area
;;; rule:     4.6.1
;;; in:       ai_goal_x/y; zp_side
;;; out:      C = 1 when yes; A = the longer distance from its centre; zp_from_x/y = the goal
;;; clobbers: X zp_to_x zp_to_y near_dx near_dy
;;; cycles:   <= 140
.proc area_goal
        lda     ai_goal_x
        sta     zp_from_x
        lda     ai_goal_y
        sta     zp_from_y
        jmp     area_here
.endproc

;;; area_own -- whether the unit at work stands there
;;; rule:     4.6.1
;;; in:       zp_unit_no, zp_side
;;; out:      C = 1 when yes; A = the longer distance from its centre; zp_from_x/y = its place
;;; clobbers: X Y zp_to_x zp_to_y near_dx near_dy
;;; cycles:   <= 160
.proc area_own
        jsr     place_get
        falls_into area_here
.endproc

;;; area_here -- whether a square lies in the side's objective area
;;; rule:     4.6.1
;;; in:       zp_from_x/y; zp_side
;;; out:      C = 1 when yes; A = the longer distance from its centre
;;; clobbers: X zp_to_x zp_to_y near_dx near_dy
;;; cycles:   <= 120
.proc area_here
        jsr     middle_to
        jsr     near_find
        lda     near_dx
        cmp     near_dy
        bcs     @wide
        lda     near_dy
@wide:  cmp     #AREA+1
        bcs     @out
        sec
        rts
@out:   clc
        rts
.endproc
