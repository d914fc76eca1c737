; The unit that an order is for.
        .include "state.inc"
        .include "refuse.inc"

        .export own_unit
        .import panel_named
        .import unit_side

        .segment "CODE"

;;; own_unit -- the unit named first in the panel, when it is one of st_side
;;; rule:     2.3 2.8
;;; in:       panel_first; the state
;;; out:      C = 0: X = unit; C = 1: there is none, which was said
;;; clobbers: everything but the state
;;; cycles:   -
.proc own_unit
        jsr     panel_named
        bcs     @not
        jsr     unit_side
        cmp     st_side
        bne     @not
        clc
        rts
@not:   refuse  msg_not_yours
.endproc
