; The phases of a turn.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export play_main
        .import film_back, film_part, fire_main, last_eye, move_main, panel_chance, panel_first
        .import pieces_make, place_main, plot_main, score_main, shown, spots_make, strikes_main
        .import think_first, view_center

        .segment "PLAY"

;;; play_main -- carry out st_side's part of st_phase
;;; rule:     1.3 6.2 6.3 6.4 6.5 6.6 6.7 6.8; 13.6 13.11  a turn begins with who is spotted now
;;; in:       st_phase = PHASE_PLACE .. PHASE_SCORE; the state
;;; out:      st_phase, st_side = what follows
;;; clobbers: everything
;;; cycles:   -
.proc play_main
        jsr     film_back
        jsr     film_part
        jsr     pieces_make
        lda     #0
        sta     shown
        sta     panel_chance
        sta     panel_first
        sta     last_eye
        lda     #NO_UNIT
        sta     st_active
        lda     st_phase
        cmp     #PHASE_PLOT_MOBILE
        bne     @known
        lda     st_side
        ora     st_thought
        bne     @known
        jsr     spots_make              ; who stands in the open has been seen since the set-up
@known: jsr     think_first
        bcs     @thinks
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     view_center
        lda     st_phase
        cmp     #PHASE_PLACE
        beq     @place
        cmp     #PHASE_MOVE
        beq     @move
        cmp     #PHASE_SCORE
        beq     @score
        cmp     #PHASE_STRIKES
        beq     @strikes
        cmp     #PHASE_PLOT
        beq     @plot
        cmp     #PHASE_PLOT_MOBILE
        bne     @fire
@plot:  jmp     plot_main
@strikes:
        jmp     strikes_main
@fire:  jmp     fire_main
@place: jmp     place_main
@move:  jmp     move_main
@score: jmp     score_main
@thinks:
        rts
.endproc
