; Entry of the overlay FILES.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export files_main

        .segment "FILES"

;;; files_main -- not built yet: on to the next phase
;;; in:       st_phase
;;; out:      st_phase
;;; clobbers: A
;;; cycles:   -
.proc files_main
        lda     #PHASE_MENU
        sta     st_phase
        rts
.endproc
