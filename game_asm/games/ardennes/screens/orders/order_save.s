; The order to save.
        .include "state.inc"
        .include "ardennes.inc"

        .export order_save

        .segment "MOVE"

;;; order_save -- save, then go on moving
;;; rule:     1.7
;;; in:       none
;;; out:      C = 0; st_next_phase = st_phase, then st_phase = PHASE_SAVE
;;; clobbers: A
;;; cycles:   -
.proc order_save
        lda     st_phase
        sta     st_next_phase
        lda     #PHASE_SAVE
        sta     st_phase
        clc
        rts
.endproc
