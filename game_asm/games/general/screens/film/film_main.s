; What happened last, once more.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"
        .include "film.inc"
        .include "../refuse.inc"

        .export film_back, film_main, film_about, film_seen, log_cut
        .import film_col, film_count, film_hits, film_note, film_row, hexview_to, movie_play
        .import pieces_make, reach_find, shown, shown_limit, film_cut, film_swap

log_cut         := film_cut

        .segment "LOW_BSS"
film_seen:      .res 1                  ; events that have been shown
film_about:     .res 1                  ; the first byte of the one that is shown now
cursor_was:     .res 2
shown_was:      .res 1

        .segment "PLAY"

;;; film_main -- the last part of a phase in which something happened, once more
;;; shows:    1.4
;;; in:       film_*; the state
;;; out:      the picture, but for what was shaded; hex_field is the active unit's again
;;; clobbers: everything but the state
;;; cycles:   -
.proc film_main
        jsr     film_note
        lda     film_count
        bne     @some
        refuse  msg_film_none
@some:  sta     film_seen
        lda     st_cursor_x
        sta     cursor_was
        lda     st_cursor_y
        sta     cursor_was+1
        lda     shown
        sta     shown_was
        lda     #SHOW_NOTHING
        sta     shown
        lda     #1
        sta     st_film
        jsr     movie_play
@rest:  lda     film_seen             ; what was not looked at
        cmp     film_count
        bcs     @back
        jsr     film_swap
        inc     film_seen
        bne     @rest                   ; always
@back:  jsr     film_back
        jsr     pieces_make
        ldx     cursor_was
        ldy     cursor_was+1
        jsr     hexview_to
        lda     shown_was
        sta     shown
        cmp     #SHOW_REACH
        bne     @done
        ldx     st_active
        jsr     reach_find
        sta     shown_limit
@done:  rts
.endproc

;;; film_back -- the units as they are, behind a film; also when RESET ended it
;;; in:       st_film; film_col, film_row, film_hits
;;; out:      the units; st_film = 0
;;; clobbers: A X
;;; cycles:   <= 4500
.proc film_back
        lda     st_film
        beq     @done
        ldx     #UNITS - 1
@unit:  lda     film_col,x
        sta     unit_col,x
        lda     film_row,x
        sta     unit_row,x
        lda     film_hits,x
        sta     unit_hits,x
        dex
        bpl     @unit
        inx
        stx     st_film
@done:  rts
.endproc
