; What became of a unit that was sent.
        .include "ardennes.inc"
        .include "refuse.inc"

        .export unit_sent

        .segment "MOVE"

;;; unit_sent -- say what became of a unit that was sent somewhere, when it is not there
;;; rule:     7.10 7.13 7.14 10.2 10.6
;;; in:       A = GO_*
;;; out:      C = 0
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc unit_sent
        cmp     #GO_THERE
        beq     @done
        .assert GO_HALTED = 1, error, "the next"
        cmp     #GO_ASTRAY
        bcc     @halted
        beq     @astray
        refuse_and_draw msg_recognised
@halted:
        refuse_and_draw msg_halted
@astray:
        refuse_and_draw msg_astray
@done:  clc
        rts
.endproc
