; What happens on the map is written down.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "state.inc"
        .include "general.inc"
        .include "film.inc"

        .export film_col, film_count, film_cut, film_event, film_events, film_hits, film_note
        .export film_old, film_part, film_row
        .import film_add

        .segment "LOG"
film_col:       .res UNITS              ; the units as they were when they were looked at last
film_row:       .res UNITS
film_hits:      .res UNITS
film_events:    .res FILM_MOST * FILM_SIZE

        .segment "LOW_BSS"
film_count:     .res 1                  ; events
film_cut:       .res 1                  ; 1 = there was no room for some
film_old:       .res 1                  ; 1 = the next event begins a new film
film_event:     .res FILM_SIZE

        .segment "PLAY"

;;; film_part -- a part of a phase begins: what happens now is the next film
;;; in:       the units; film_old
;;; out:      when film_old = 1: film_col, film_row, film_hits are the units; film_count = 0 where
;;;           armies are placed
;;; clobbers: A X
;;; cycles:   <= 4500
.proc film_part
        lda     film_old
        beq     @done
        lda     st_phase
        cmp     #PHASE_PLOT_MOBILE
        bcs     @keep
        lda     #0
        sta     film_count
@keep:  ldx     #UNITS - 1
@unit:  lda     unit_col,x
        sta     film_col,x
        lda     unit_row,x
        sta     film_row,x
        lda     unit_hits,x
        sta     film_hits,x
        dex
        bpl     @unit
@done:  rts
.endproc

;;; film_note -- write down who is somewhere else, or hurt, since this was asked last
;;; in:       the units; st_film, st_phase
;;; out:      film_*; nothing while a film is shown or armies are placed
;;; clobbers: A X Y zp_ptr0
;;; cycles:   -
.proc film_note
        lda     st_film
        bne     @done
        lda     st_phase
        cmp     #PHASE_PLOT_MOBILE
        bcc     @done
        ldx     #UNITS - 1
@unit:  lda     unit_col,x
        cmp     film_col,x
        bne     @changed
        lda     unit_row,x
        cmp     film_row,x
        bne     @changed
        lda     unit_hits,x
        cmp     film_hits,x
        bne     @changed
@next:  dex
        bpl     @unit
@done:  rts
@changed:
        txa
        sta     film_event
        lda     unit_flags,x
        and     #UF_SPOTTED | UF_SHOWN
        bne     @seen
        txa
        ora     #FILM_HIDDEN
        sta     film_event
@seen:  lda     film_col,x
        sta     film_event+1
        lda     film_row,x
        sta     film_event+2
        lda     film_hits,x
        sta     film_event+3
        lda     unit_col,x
        sta     film_col,x
        lda     unit_row,x
        sta     film_row,x
        lda     unit_hits,x
        sta     film_hits,x
        jsr     film_add
        jmp     @next
.endproc
