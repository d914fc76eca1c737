; A game has come in from the disk.
        .include "state.inc"

        .export state_taken
        .import film_count, film_old

        .segment "FILES"

;;; state_taken -- plans are not saved: the computer thinks again
;;; in:       the state
;;; out:      st_thought = 0; film_count = 0, film_old = 1
;;; clobbers: A
;;; cycles:   <= 30
.proc state_taken
        lda     #0
        sta     st_thought
        sta     film_count              ; nor is the film
        lda     #1
        sta     film_old
        rts
.endproc
