; Entry of the overlay REPORT.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export report_main

        .segment "REPORT"

;;; report_main -- not built yet: on to the next phase
;;; in:       st_phase
;;; out:      st_phase
;;; clobbers: A
;;; cycles:   -
.proc report_main
        lda     #PHASE_ORDERS
        sta     st_phase
        rts
.endproc
