; Table Five: blowing.
        .include "ardennes.inc"

        .export blow_succeeds
        .import roll_happens

        .segment "RULES"

;;; blow_succeeds -- does a demolition succeed?
;;; rule:     9.5 9.6 9.7 9.8 7.15
;;; in:       A = 0 undisturbed, 1 an infiltrator in the hex, 2 an enemy next to it, 3 both;
;;;           X = roll 1..6
;;; out:      C = 1 yes
;;; clobbers: A X Y
;;; cycles:   <= 90
.proc blow_succeeds
        clc
        adc     #ROLL_BLOW
        jmp     roll_happens
.endproc
