; A way by another square, walked in the head.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export walk_by, walk_on
        .import to_via, via_to_goal, walk

        .segment "COMPUTER"

;;; walk_by -- does the unit at work come to its goal by where it is to go round?
;;; rule:     7.1.1 7.1.2
;;; in:       zp_unit_no, zp_side; ai_via_x/y, ai_goal_x/y
;;; out:      C = 1 when it does
;;; clobbers: A X Y, what the rules use and the overlay's own
;;; cycles:   -
.proc walk_by
        jsr     to_via
        jsr     walk
        bcs     walk_on
        rts
.endproc

;;; walk_on -- does it come to its goal from there?
;;; rule:     7.1.1 7.1.2
;;; in:       ai_via_x/y, ai_goal_x/y
;;; out:      C = 1 when it does
;;; clobbers: A X Y, what the rules use and the overlay's own
;;; cycles:   -
.proc walk_on
        jsr     via_to_goal
        jmp     walk
.endproc
