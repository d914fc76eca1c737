; What the overlay of the execution does: air strikes, moves and battles.
        .include "state.inc"
        .include "russia.inc"

        .export execution_main
        .import air_main, ground_main

        .segment "GROUND"

;;; execution_main -- carry out the phase of this overlay
;;; rule:     7.0.1
;;; in:       st_phase = PHASE_STRIKE, PHASE_AIR or PHASE_GROUND; st_side
;;; out:      st_phase, st_side = what follows
;;; clobbers: everything
;;; cycles:   -
.proc execution_main
        lda     st_phase
        cmp     #PHASE_GROUND
        beq     @ground
        jmp     air_main
@ground:
        jmp     ground_main
.endproc
