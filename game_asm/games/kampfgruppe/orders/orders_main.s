; Entry of the overlay ORDERS.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export orders_main

        .segment "ORDERS"

;;; orders_main -- not built yet: on to the next phase
;;; in:       st_phase
;;; out:      st_phase
;;; clobbers: A
;;; cycles:   -
.proc orders_main
        lda     #PHASE_COMBAT
        sta     st_phase
        rts
.endproc
