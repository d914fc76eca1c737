; Entry of the overlay DEPLOY.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export deploy_main

        .segment "DEPLOY"

;;; deploy_main -- not built yet: on to the next phase
;;; in:       st_phase
;;; out:      st_phase
;;; clobbers: A
;;; cycles:   -
.proc deploy_main
        lda     #PHASE_ORDERS
        sta     st_phase
        rts
.endproc
