; The computer thinks.
        .include "state.inc"
        .include "general.inc"

        .export computer_main

        .segment "COMPUTER"

;;; computer_main -- the computer thinks for st_side about the phase that st_next_phase names
;;; in:       st_side; st_next_phase = PHASE_BUY .. PHASE_FIRE_2; the state
;;; out:      st_phase = st_next_phase = st_thought
;;; clobbers: everything
;;; cycles:   -
.proc computer_main
        lda     st_next_phase
        sta     st_thought
        sta     st_phase
        rts
.endproc
