; A game has come in from the disk.
        .include "state.inc"
        .include "general.inc"

        .export state_taken
        .import film_count, film_old

        .segment "FILES"

;;; state_taken -- the computer thinks again, and a player is asked for his word before his map
;;; rule:     2.9
;;; in:       the state
;;; out:      st_thought = 0; st_eyes = NO_SIDE; film_count = 0, film_old = 1
;;; clobbers: A
;;; cycles:   <= 30
.proc state_taken
        lda     #0
        sta     st_thought
        sta     film_count              ; nor is the film
        lda     #NO_SIDE
        sta     st_eyes
        lda     #1
        sta     film_old
        rts
.endproc
