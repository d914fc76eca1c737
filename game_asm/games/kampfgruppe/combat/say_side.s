        .include "kampfgruppe.inc"
        .include "macros.inc"
        .export say_side
        .import text_print

        .segment "COMBAT"

;;; say_side -- German or Soviet
;;; in:       X = side
;;; out:      the picture
;;; clobbers: A Y
;;; cycles:   -
.proc say_side
        cpx     #SIDE_SOVIET
        beq     @soviet
        print_msg msg_combat_side_0
        rts
@soviet:
        print_msg msg_combat_side_1
        rts
.endproc
