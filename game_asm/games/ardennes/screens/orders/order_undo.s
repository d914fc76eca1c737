; The order to dissolve an engagement.
        .include "refuse.inc"

        .export order_undo
        .import panel_named
        .import engage_clear, engage_member

        .segment "MOVE"

;;; order_undo -- dissolve the engagement of the unit named first
;;; rule:     2.24
;;; in:       panel_first; the state
;;; out:      C = 1 when the window stays as it is; unit_task, engage_at_hi
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_undo
        jsr     panel_named
        bcs     @none
        jsr     engage_member
        beq     @none
        jsr     engage_clear
        clc
        rts
@none:  refuse  msg_no_engagement
.endproc
