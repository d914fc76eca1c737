; A film goes back and on.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"
        .include "film.inc"

        .export film_swap, log_first, log_next, movie_begin, movie_redraw
        .import film_about, film_at, film_count, film_cut, film_seen, map_draw, pieces_make, shown
        .import shown_limit, unit_side, viewer

        .segment "PLAY"

;;; movie_begin -- the map as it was before the first event
;;; in:       film_*, film_seen
;;; out:      the picture; the units
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc movie_begin
@undo:  lda     film_seen
        beq     @drawn
        dec     film_seen
        lda     film_seen
        jsr     film_swap
        bcc     @undo
        ldx     film_about                   ; it was not seen to be there
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

;;; film_swap -- column, row and hits of an event's unit change places with those written down
;;; in:       A = number of the event; film_*; the units
;;; out:      C = 1: who looks at the screen did not see it; film_about = the unit, or FILM_SHOT,
;;;           FILM_STRIKE; changes unit_col, unit_row, unit_hits, film_events
;;; clobbers: A X Y zp_ptr0 shown_limit
;;; cycles:   <= 500
.proc film_swap
        jsr     film_at
        ldy     #0
        lda     (zp_ptr0),y
        sta     film_about
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
        lda     film_about
        stx     film_about
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
        lda     film_seen
        cmp     film_count
        lda     film_cut
        rts
.endproc
