; Entry of the overlay FORCES.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export forces_main

        .segment "FORCES"

;;; forces_main -- not built yet: on to the next phase
;;; in:       st_phase
;;; out:      st_phase
;;; clobbers: A
;;; cycles:   -
.proc forces_main
        lda     #PHASE_DEPLOY
        sta     st_phase
        rts
.endproc
