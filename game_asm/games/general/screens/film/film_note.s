; What happens on the map is written down.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"
        .include "film.inc"

        .export film_col, film_count, film_cut, film_events, film_hits, film_note, film_old
        .export film_part, film_row, film_shot, film_strike

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
        jsr     write
        jmp     @next
.endproc

;;; film_shot -- write down a shot, and before it what changed till then
;;; in:       A = firer; Y = target; st_film
;;; out:      film_*
;;; clobbers: A X Y zp_ptr0
;;; cycles:   -
.proc film_shot
        ldx     #FILM_SHOT
        falls_into event
.endproc

; Event X, with A and Y.
.proc event
        pha
        tya
        pha
        txa
        pha
        jsr     film_note
        pla
        sta     film_event
        pla
        sta     film_event+2
        pla
        sta     film_event+1
        lda     st_film
        beq     write
        rts
.endproc

; The event in film_event, if there is room for it; X kept.
.proc write
        lda     film_old
        beq     @on
        lda     #0
        sta     film_old
        sta     film_count
        sta     film_cut
@on:    lda     film_count
        cmp     #FILM_MOST
        bcs     @full
        jsr     film_at
        ldy     #FILM_SIZE - 1
@byte:  lda     film_event,y
        sta     (zp_ptr0),y
        dey
        bpl     @byte
        inc     film_count
        rts
@full:  lda     #1
        sta     film_cut
        rts
.endproc

;;; film_strike -- write down where a strike falls
;;; in:       A = column; Y = row; st_film
;;; out:      film_*
;;; clobbers: A X Y zp_ptr0
;;; cycles:   -
.proc film_strike
        ldx     #FILM_STRIKE
        bne     event                   ; always
.endproc

;;; film_at -- where an event lies
;;; in:       A = its number, 0..FILM_MOST-1
;;; out:      zp_ptr0; X, Y kept
;;; clobbers: A
;;; cycles:   <= 60
.proc film_at
        .export film_at
        sta     zp_ptr0
        lda     #0
        sta     zp_ptr0+1
        asl     zp_ptr0
        rol     zp_ptr0+1
        asl     zp_ptr0
        rol     zp_ptr0+1
        lda     zp_ptr0
        clc
        adc     #<film_events
        sta     zp_ptr0
        lda     zp_ptr0+1
        adc     #>film_events
        sta     zp_ptr0+1
        rts
.endproc
