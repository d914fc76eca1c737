; Entry of the overlay COMBAT.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export combat_main

        .segment "COMBAT"

;;; combat_main -- not built yet: on to the next phase
;;; in:       st_phase
;;; out:      st_phase
;;; clobbers: A
;;; cycles:   -
.proc combat_main
        lda     #PHASE_END
        sta     st_phase
        rts
.endproc
