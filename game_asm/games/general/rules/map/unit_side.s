; Whose a unit is.
        .include "general.inc"

        .export unit_side

        .segment "RULES"

;;; unit_side -- the side of a unit
;;; rule:     4.1
;;; in:       X = unit 0..119
;;; out:      A = SIDE_*; X, Y kept
;;; clobbers: none
;;; cycles:   <= 16
.proc unit_side
        lda     #SIDE_ATTACKER
        cpx     #ARMY
        bcc     @done
        lda     #SIDE_DEFENDER
@done:  rts
.endproc
