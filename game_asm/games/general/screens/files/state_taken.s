; A game has come in from the disk.
        .include "state.inc"

        .export state_taken

        .segment "FILES"

;;; state_taken -- plans are not saved: the computer thinks again
;;; in:       the state
;;; out:      st_thought = 0
;;; clobbers: A
;;; cycles:   <= 20
.proc state_taken
        lda     #0
        sta     st_thought
        rts
.endproc
