; A game with nobody in it.
        .include "state.inc"
        .include "general.inc"

        .export state_new
        .import film_count, film_old

MEMORY          = 96                    ; bytes of ai_memory

        .segment "SETUP"

;;; state_new -- nobody is there, nothing has been scored
;;; in:       none
;;; out:      units, mines, barrages, scores; st_side, st_active, st_invader, st_music, st_noises;
;;;           changes unit_*, plot_*, mine_*, barrage_*, st_score, st_invaded, st_thought ai_memory
;;;           film_count film_old
;;; clobbers: A X
;;; cycles:   <= 9500
.proc state_new
        ldx     #UNITS - 1
@unit:  lda     #0
        sta     unit_col,x
        sta     unit_row,x
        sta     unit_type,x
        sta     unit_hits,x
        sta     unit_left,x
        sta     unit_flags,x
        sta     plot_col,x
        sta     plot_row,x
        lda     #NO_UNIT
        sta     unit_cargo,x
        dex
        bpl     @unit
        lda     #0
        ldx     #MEMORY - 1
@memory:
        sta     ai_memory,x
        dex
        bpl     @memory
        ldx     #MINES - 1
@mine:  sta     mine_col,x
        dex
        bpl     @mine
        ldx     #BARRAGES - 1
@barrage:
        sta     barrage_col,x
        dex
        bpl     @barrage
        ldx     #3
@score: sta     st_score,x
        dex
        bpl     @score
        sta     st_side
        sta     st_invaded
        sta     st_thought
        sta     film_count
        lda     #NO_UNIT
        sta     st_active
        sta     st_invader
        lda     #1
        sta     st_music
        sta     st_noises
        sta     film_old
        rts
.endproc
