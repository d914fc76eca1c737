; Table Three: infiltrators are recognised.
        .include "ardennes.inc"

        .export infiltrator_found
        .import roll_happens

FOUND_LATE      = 3                     ; turns in the hex from which Table Three is harder

        .segment "RULES"

;;; infiltrator_found -- is an infiltrator recognised?
;;; rule:     9.3 7.10 7.12
;;; in:       A = turns it has been in the hex 0..255, the first is 1; X = roll 1..6
;;; out:      C = 1 yes
;;; clobbers: A X Y
;;; cycles:   <= 90
.proc infiltrator_found
        ldy     #ROLL_FOUND_EARLY
        cmp     #FOUND_LATE
        bcc     @row
        ldy     #ROLL_FOUND_LATE
@row:   tya
        jmp     roll_happens
.endproc
