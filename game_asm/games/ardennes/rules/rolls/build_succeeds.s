; Table Six: building.
        .include "ardennes.inc"

        .export build_succeeds
        .import roll_happens

        .segment "RULES"

;;; build_succeeds -- is a bridge rebuilt?
;;; rule:     9.9
;;; in:       A = 0 undisturbed, 1 an enemy next to the hex; X = roll 1..6
;;; out:      C = 1 yes
;;; clobbers: A X Y
;;; cycles:   <= 90
.proc build_succeeds
        clc
        adc     #ROLL_BUILD
        jmp     roll_happens
.endproc
