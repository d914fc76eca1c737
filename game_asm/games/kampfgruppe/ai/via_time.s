; How long a way round is.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export via_time, via_nearer, via_first, to_via
        .import turns_left
        .import place_get, near_find, late_by, via_to_goal, w_wide_pace

        .segment "COMPUTER"

;;; via_time -- is a way by ai_via_x/y too long for the turns that are left?
;;; rule:     W23
;;; in:       A = squares that it goes on from ai_goal_x/y; zp_unit_no, ai_weapon ai_goal_x/y
;;;           ai_via_x/y; st_battle st_turn st_last_turn
;;; out:      C = 1 when it is
;;; clobbers: A X Y zp_from_x..zp_to_y zp_arg0 zp_t0 zp_t1 near_dx near_dy ai_t0
;;; cycles:   <= 1000
.proc via_time
        sta     ai_t0
        jsr     to_via
        jsr     near_find
        clc
        adc     ai_t0
        sta     ai_t0
        jsr     via_to_goal
        jsr     near_find
        clc
        adc     ai_t0
        pha
        ldx     st_battle
        lda     w_wide_pace,x
        sta     zp_arg0
        jsr     turns_left
        tay
        pla
        jmp     late_by
.endproc

;;; to_via -- from the unit at work to where it would go round
;;; in:       zp_unit_no, ai_via_x/y
;;; out:      zp_from_x/y, zp_to_x/y
;;; clobbers: A X Y
;;; cycles:   <= 100
.proc to_via
        jsr     place_get
        lda     ai_via_x
        sta     zp_to_x
        lda     ai_via_y
        sta     zp_to_y
        rts
.endproc

;;; via_nearer -- the way round by half as many rows
;;; rule:     W23
;;; in:       zp_side, ai_via_y; st_objective_y
;;; out:      ai_via_y
;;; clobbers: A X
;;; cycles:   <= 30
.proc via_nearer
        ldx     zp_side
        lda     st_objective_y,x
        clc
        adc     ai_via_y
        lsr     a
        sta     ai_via_y
        rts
.endproc

;;; via_first -- where the unit at work would go round is its goal for the time being
;;; in:       ai_via_x/y
;;; out:      ai_goal_x/y
;;; clobbers: A
;;; cycles:   <= 20
.proc via_first
        lda     ai_via_x
        sta     ai_goal_x
        lda     ai_via_y
        sta     ai_goal_y
        rts
.endproc
