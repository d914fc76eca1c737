; The order to move.
        .export order_move
        .import move_unit, own_unit

        .segment "MOVE"

;;; order_move -- take up the unit named first in the panel and put it down
;;; rule:     2.3 2.4 4.1
;;; in:       the state; hex_zones
;;; out:      C = 1 when the window stays as it is; the units; hex_zones
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_move
        jsr     own_unit
        bcs     @none
        jsr     move_unit
        clc
        rts
@none:  rts
.endproc
