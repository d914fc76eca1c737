; The units of a group.
        .export order_examine
        .import group_units, own_group

        .segment "ORDERS"

;;; order_examine -- show the units of the group named first
;;; rule:     6.1.2 4.6.4
;;; in:       panel_first; the state
;;; out:      C = 0; C = 1 when there is none
;;; clobbers: everything but the state
;;; cycles:   -
.proc order_examine
        jsr     own_group
        bcs     @none
        jsr     group_units
        clc
@none:  rts
.endproc
