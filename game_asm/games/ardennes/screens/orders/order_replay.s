; The order to show what happened.
        .include "state.inc"
        .include "ardennes.inc"

        .export order_replay

        .segment "MOVE"

;;; order_replay -- show what was done last, then go on moving
;;; rule:     1.10
;;; in:       none
;;; out:      C = 0; st_phase = PHASE_REPLAY
;;; clobbers: A
;;; cycles:   -
.proc order_replay
        lda     #PHASE_REPLAY
        sta     st_phase
        clc
        rts
.endproc
