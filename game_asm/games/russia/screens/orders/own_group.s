; The group that an order is for.
        .include "state.inc"
        .include "refuse.inc"

        .export own_group
        .import group_taken, panel_first, panel_group, side_of

        .segment "ORDERS"

;;; own_group -- the group named first in the panel, when it is one of st_side
;;; rule:     6.1.1
;;; in:       panel_first; the state
;;; out:      C = 0: X = group_taken = group; C = 1: there is none, which was said
;;; clobbers: everything but the state
;;; cycles:   -
.proc own_group
        lda     panel_first
        jsr     panel_group
        bcs     @not
        jsr     side_of
        cmp     st_side
        bne     @not
        stx     group_taken
        clc
        rts
@not:   refuse  msg_not_yours
.endproc
