        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export via_river
        .exportzp ai_shut_x, ai_shut_y
        .import place_get, cross_range, walk, detour, far_bank, goal_bank
        .import goal_to
        .import to_goal, ford_find

        .segment "COMPUTER"

;;; via_river -- round by the ford or bridge that is least out of the way, when a river is between
;;; rule:     4.10.2 W12
;;; rule:     W23  who comes there by himself goes straight; who does not and is on the goal's bank
;;; rule:     W23  goes round the bend, others by a crossing that they come to, but not by one to
;;; rule:     W23  which the river has stopped them from going
;;; rule:     W23  an attacker rather by one away from the objective
;;; in:       zp_unit, zp_unit_no, ai_goal_x/y, ai_crossings, ai_shut_x/y; zp_side, ai_attack
;;; out:      C = 1, ai_via_x/y, perhaps another ai_goal_x/y: the way goes on from there; C = 0,
;;;           ai_via_x = NOWHERE: it goes straight; where there is no way over, ai_goal_x/y = the
;;;           nearest crossing
;;; clobbers: A X Y zp_from_x..zp_to_y zp_map zp_square near_dx near_dy ai_best ai_corner
;;;           ai_t0..ai_t2 own_walk..own_walk+7 own_detour..own_detour+2
;;; cycles:   -
.proc via_river
        lda     #NOWHERE
        sta     ai_via_x
        lda     ai_crossings
        beq     @straight
        jsr     place_get
        bmi     @straight
        jsr     to_goal
        ldy     #U_FLAGS
        lda     (zp_unit),y
        bmi     @look                   ; UF_RIVER: it has tried
        jsr     walk
        bcc     @look
@straight:
        clc
@round: rts
@look:  jsr     place_get
        tax
        ldy     zp_from_y
        jsr     goal_bank
        bcs     @over
        jsr     to_goal
        jsr     detour
        bcs     @round
@over:  lda     #$FF
        sta     ai_best
        jsr     ford_find
        bcc     @none
        jsr     far_bank
        sec
        rts
@none:  jsr     crossing_near           ; none that it comes to by itself: up to the nearest
        jmp     detour
.endproc
        .assert UF_RIVER = %10000000, error, "bmi finds it"

; The goal, and zp_to, are the crossing nearest to the unit at work.
.proc crossing_near
        jsr     place_get
        lda     #$FF
        sta     ai_best
        ldx     ai_crossings
@cross: jsr     cross_range
        cmp     #1
        bcc     @next
        cmp     ai_best
        bcs     @next
        sta     ai_best
        jsr     goal_to
@next:  dex
        bne     @cross
        jmp     to_goal
.endproc
