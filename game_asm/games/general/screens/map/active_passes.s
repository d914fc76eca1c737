; A unit that the player passes over.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export active_passes

        .segment "PLAY"

;;; active_passes -- the active unit is not asked about again in this phase
;;; rule:     3.20
;;; in:       st_active
;;; out:      unit_flags; X = st_active
;;; clobbers: A
;;; cycles:   <= 30
.proc active_passes
        ldx     st_active
        lda     unit_flags,x
        ora     #UF_PASSED
        sta     unit_flags,x
        rts
.endproc
