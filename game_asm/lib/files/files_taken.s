; A game that comes in from the disk: what there was before it, and whether it is whole.  The game
; has
;   PHASE_RESTART   (a byte) the phase that asks for a game
;   state_sound     can the turn loop go on with the state that came in?  C = 0 when it can; it
;                   leaves st_phase at PHASE_RESTART
;   state_taken     what follows from a state that came in
        .include "zeropage.inc"

        .export files_ready, files_taken, files_dropped
        .import rng_seed, st_next_phase, st_phase, state_clear, state_sound, state_taken
        .importzp PHASE_RESTART

SEED            = 4                     ; bytes of rng_seed

        .segment "FILES_BSS"
seed_kept:      .res SEED

        .segment "FILES"

;;; files_ready -- before a game is read: RESET asks for it again, and the dice are kept
;;; in:       the state
;;; out:      st_phase = PHASE_RESTART
;;; clobbers: A X
;;; cycles:   <= 80
.proc files_ready
        ldx     #SEED - 1
@seed:  lda     rng_seed,x
        sta     seed_kept,x
        dex
        bpl     @seed
        lda     #PHASE_RESTART          ; whatever half a game may have left there
        sta     st_phase
        rts
.endproc

;;; files_taken -- a game has come in: go on with it, if it is whole
;;; in:       the state
;;; out:      C = 0: st_phase = st_next_phase, and what state_taken makes; C = 1: the state makes
;;;           no sense, st_phase = PHASE_RESTART
;;; clobbers: A X Y and what state_taken spoils
;;; cycles:   -
.proc files_taken
        jsr     state_sound
        bcs     @end
        lda     st_next_phase
        sta     st_phase
        jsr     state_taken
        clc
@end:   rts
.endproc

;;; files_dropped -- nothing is left of what may be half a game; the dice are as they were
;;; in:       files_ready was called
;;; out:      the state, all 0 but rng_seed
;;; clobbers: A X Y zp_ptr0
;;; cycles:   -
.proc files_dropped
        jsr     state_clear
        ldx     #SEED - 1
@dice:  lda     seed_kept,x
        sta     rng_seed,x
        dex
        bpl     @dice
        rts
.endproc
