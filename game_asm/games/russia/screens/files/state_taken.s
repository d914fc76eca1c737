; A war has come in from the disk.
        .include "state.inc"
        .include "russia.inc"

        .export state_taken

        .segment "FILES"

;;; state_taken -- note which week was kept last; first of all players and level may change
;;; rule:     1.3.1 10.0.2 10.0.7
;;; in:       the state
;;; out:      st_saved_week; st_phase = PHASE_OPTIONS
;;; clobbers: A
;;; cycles:   <= 30
.proc state_taken
        lda     st_week
        sta     st_saved_week
        lda     #PHASE_OPTIONS
        sta     st_phase
        rts
.endproc
