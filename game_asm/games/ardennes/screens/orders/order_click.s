; What RETURN and the stick's button do on the map.
        .include "state.inc"

        .export order_click
        .import panel_named
        .import order_engage, order_move, unit_side

        .segment "MOVE"

;;; order_click -- take up the unit named first in the panel, or engage when it is an enemy
;;; rule:     1.7 2.3 2.16
;;; in:       the state; hex_zones
;;; out:      C = 1 when the window stays as it is; the units; hex_zones, engage_at_lo, engage_at_hi
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_click
        jsr     panel_named
        bcs     @move                   ; which says that nobody is there
        jsr     unit_side
        cmp     st_side
        beq     @move
        jmp     order_engage
@move:  jmp     order_move
.endproc
