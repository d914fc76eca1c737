; What happened last, once more.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"
        .include "film.inc"
        .include "../refuse.inc"

        .export film_back, film_main, log_cut, log_first, log_next, movie_begin, movie_event
        .export movie_redraw
        .import blast_show, film_at, film_col, film_count, film_cut, film_hits, film_note, film_row
        .import hexview_to, map_again, map_draw, mark_show, movie_play, pieces_make, reach_find
        .import shot_show, shown, shown_limit, sound_blast, unit_shown, unit_side, unit_to, viewer
        .import wait_ms

log_cut         := film_cut

        .segment "PLAY_BSS"
shown_event:    .res 1                  ; events that have been shown
about:          .res 1                  ; the first byte of the one that is shown now
cursor_was:     .res 2
shown_was:      .res 1

        .segment "PLAY"

;;; film_main -- the last part of a phase in which something happened, once more
;;; rule:     1.4
;;; in:       film_*; the state
;;; out:      the picture, but for what was shaded; hex_field is the active unit's again
;;; clobbers: everything but the state
;;; cycles:   -
.proc film_main
        jsr     film_note
        lda     film_count
        bne     @some
        refuse  msg_film_none
@some:  sta     shown_event
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
@rest:  lda     shown_event             ; what was not looked at
        cmp     film_count
        bcs     @back
        jsr     swap
        inc     shown_event
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

;;; movie_begin -- the map as it was before the first event
;;; in:       film_*, shown_event
;;; out:      the picture; the units
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc movie_begin
@undo:  lda     shown_event
        beq     @drawn
        dec     shown_event
        lda     shown_event
        jsr     swap
        bcc     @undo
        ldx     about                   ; it was not seen to be there
        lda     #NOWHERE
        sta     unit_col,x
        beq     @undo                   ; always
@drawn: jsr     pieces_make
        falls_into movie_redraw
.endproc

;;; movie_redraw -- the same, behind a page of help
;;; in:       the state
;;; out:      the picture
;;; clobbers: everything but the state
;;; cycles:   -
.proc movie_redraw
        jmp     map_draw
.endproc

; Event A: column, row and hits of its unit change places with those that were written down.
; C = 1: who looks at the screen did not see it; about = the unit.
.proc swap
        jsr     film_at
        ldy     #0
        lda     (zp_ptr0),y
        sta     about
        and     #FILM_UNIT
        cmp     #FILM_SHOT
        bcs     @seen
        tax
        iny
        lda     unit_col,x
        pha
        lda     (zp_ptr0),y
        sta     unit_col,x
        pla
        sta     (zp_ptr0),y
        iny
        lda     unit_row,x
        pha
        lda     (zp_ptr0),y
        sta     unit_row,x
        pla
        sta     (zp_ptr0),y
        iny
        lda     unit_hits,x
        pha
        lda     (zp_ptr0),y
        sta     unit_hits,x
        pla
        sta     (zp_ptr0),y
        lda     about
        stx     about
        bpl     @seen
        jmp     unseen
@seen:  clc
        rts
.endproc

; C = 1: unit X, whom the other side did not see then, is not to be shown; X kept.
.proc unseen
        lda     st_options
        and     #OPTION_LIMITED
        beq     @no
        jsr     viewer
        cmp     #NO_SIDE
        beq     @no
        sta     shown_limit
        jsr     unit_side
        cmp     shown_limit
        beq     @no
        sec
        rts
@no:    clc
        rts
.endproc

;;; log_first -- the film begins with its first event
;;; in:       movie_begin has gone back to it
;;; out:      none
;;; clobbers: none
;;; cycles:   <= 10
.proc log_first
        rts
.endproc

;;; log_next -- the next event
;;; in:       film_*
;;; out:      C = 0 there is one; C = 1 at the end, A = 1 when there was no room for more
;;; clobbers: A
;;; cycles:   <= 30
.proc log_next
        lda     shown_event
        cmp     film_count
        lda     film_cut
        rts
.endproc

;;; movie_event -- an event: a shot, a strike, or a unit that goes somewhere or is hurt
;;; in:       film_*, shown_event
;;; out:      C = 1 when there was something to see; the picture; the units; shown_event
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc movie_event
        lda     shown_event
        inc     shown_event
        pha
        jsr     film_at
        ldy     #2
        lda     (zp_ptr0),y
        pha
        dey
        lda     (zp_ptr0),y
        tax
        dey
        lda     (zp_ptr0),y
        sta     about
        pla
        tay
        lda     about
        cmp     #FILM_SHOT
        beq     @shot
        cmp     #FILM_STRIKE
        beq     @strike
        tax
        bmi     @hidden
        jsr     to_unit                 ; where it was
        pla
        jsr     swap
        jsr     pieces_make
        ldx     about
        jsr     to_unit                 ; where it is
        jsr     map_again
        sec
        rts
@hidden:
        pla
        jsr     swap
        bcs     @dark
        jsr     pieces_make
        jsr     map_again
        sec
        rts
@dark:  clc
        rts
@shot:  pla
        txa
        pha
        tya
        tax
        jsr     unit_shown
        pla
        bcc     @quiet
        tay
        stx     about
        lda     unit_col,x
        beq     @quiet
        tya
        tax
        lda     unit_col,x
        beq     @quiet
        tya
        ldy     about
        jsr     shot_show
        sec
        rts
@quiet: clc
        rts
@strike:
        pla
        stx     cursor_at
        sty     cursor_at+1
        dex
        dey
        jsr     hexview_to
        jsr     map_again
        ldx     cursor_at
        ldy     cursor_at+1
        jsr     mark_show
        jsr     sound_blast
        sec
        rts
.endproc

        .segment "PLAY_BSS"
cursor_at:      .res 2

        .segment "PLAY"

; The cursor to unit X, if it is on the map, for a moment.
.proc to_unit
        lda     unit_col,x
        beq     @gone
        jsr     unit_to
        lda     #250
        jsr     wait_ms
@gone:  rts
.endproc
