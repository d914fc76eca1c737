; Air strikes: plotted by a side, then flown.
        .include "state.inc"
        .include "russia.inc"

        .export air_main
        .import side_over

        .segment "AIR"

;;; air_main -- carry out the phase of the air groups
;;; rule:     3.3.1 7.0.1
;;; in:       st_phase = PHASE_STRIKE or PHASE_AIR; st_side
;;; out:      st_phase, st_side = what follows
;;; clobbers: everything
;;; cycles:   -
.proc air_main
        lda     st_phase
        cmp     #PHASE_STRIKE
        bne     @fly
        jmp     side_over
@fly:   lda     #PHASE_GROUND
        sta     st_phase
        rts
.endproc
