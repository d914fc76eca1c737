; The order to save.
        .include "state.inc"
        .include "russia.inc"

        .export order_save

        .segment "ORDERS"

;;; order_save -- save, then go on plotting
;;; in:       none
;;; out:      C = 0; st_phase = PHASE_SAVE, st_next_phase = PHASE_PLOT
;;; clobbers: A
;;; cycles:   -
.proc order_save
        lda     #PHASE_PLOT
        sta     st_next_phase
        lda     #PHASE_SAVE
        sta     st_phase
        clc
        rts
.endproc
