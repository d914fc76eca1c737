; The order to show what happened.
        .include "state.inc"
        .include "ardennes.inc"

        .export order_replay

        .segment "MOVE"

;;; order_replay -- show what was done last, then go on moving
;;; rule:     1.10
;;; in:       none
;;; out:      C = 0; st_next_phase = st_phase, then st_phase = PHASE_REPLAY
;;; clobbers: A
;;; cycles:   -
.proc order_replay
        lda     st_phase
        sta     st_next_phase
        lda     #PHASE_REPLAY
        sta     st_phase
        clc
        rts
.endproc
