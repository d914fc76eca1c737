; An event of the film is shown.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"
        .include "film.inc"

        .export movie_event
        .import film_about, film_at, film_seen, film_swap, hexview_to, map_again, mark_show
        .import pieces_make, shot_show, sound_blast, unit_shown, unit_to, wait_ms

        .segment "LOW_BSS"
cursor_at:      .res 2

        .segment "PLAY"

;;; movie_event -- an event: a shot, a strike, or a unit that goes somewhere or is hurt
;;; in:       film_*, film_seen
;;; out:      C = 1 when there was something to see; the picture; the units; film_seen
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc movie_event
        lda     film_seen
        inc     film_seen
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
        sta     film_about
        pla
        tay
        lda     film_about
        cmp     #FILM_SHOT
        beq     @shot
        cmp     #FILM_STRIKE
        beq     @strike
        tax
        bmi     @hidden
        jsr     to_unit                 ; where it was
        pla
        jsr     film_swap
        jsr     pieces_make
        ldx     film_about
        jsr     to_unit                 ; where it is
        jsr     map_again
        sec
        rts
@hidden:
        pla
        jsr     film_swap
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
        stx     film_about
        lda     unit_col,x
        beq     @quiet
        tya
        tax
        lda     unit_col,x
        beq     @quiet
        tya
        ldy     film_about
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

; The cursor to unit X, if it is on the map, for a moment.
.proc to_unit
        lda     unit_col,x
        beq     @gone
        jsr     unit_to
        lda     #250
        jsr     wait_ms
@gone:  rts
.endproc
