; Entry of the overlay COMPUTER.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export computer_main

        .segment "COMPUTER"

;;; computer_main -- not built yet: on to the next phase
;;; in:       st_phase
;;; out:      st_phase
;;; clobbers: A
;;; cycles:   -
.proc computer_main
        lda     #PHASE_COMBAT
        sta     st_phase
        rts
.endproc
