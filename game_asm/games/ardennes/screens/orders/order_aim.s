; The order to aim a gun.
        .export order_aim
        .import aim_gun, own_unit

        .segment "MOVE"

;;; order_aim -- aim the gun named first at a unit
;;; rule:     2.8 2.11
;;; in:       the state; hex_zones
;;; out:      C = 1 when the window stays as it is; unit_task, unit_flags
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_aim
        jsr     own_unit
        bcs     @none
        jsr     aim_gun
        clc
@none:  rts
.endproc
