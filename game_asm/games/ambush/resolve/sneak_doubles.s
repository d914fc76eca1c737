        .include "state.inc"
        .export sneak_doubles

        .segment "RESOLVE"

;;; sneak_doubles -- a cost as a man pays it: twice while he sneaks
;;; rule:     9.0
;;; in:       X = man; A = cost 0..127
;;; out:      A = cost; X kept
;;; clobbers: Y
;;; cycles:   <= 20
.proc sneak_doubles
        ldy     man_sneaking,x
        beq     @once
        asl     a
@once:  rts
.endproc
