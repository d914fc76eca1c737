; Events of the film.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "state.inc"
        .include "general.inc"
        .include "film.inc"

        .export film_add, film_at, film_shot, film_strike
        .import film_count, film_cut, film_event, film_events, film_note, film_old

        .segment "PLAY"

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
        beq     film_add
        rts
.endproc

;;; film_add -- write down the event in film_event, if there is room for it
;;; in:       film_event, film_old
;;; out:      film_count, film_cut, film_old; X kept; changes film_events
;;; clobbers: A Y zp_ptr0
;;; cycles:   <= 250
.proc film_add
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
