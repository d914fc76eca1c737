; The two lines below the movie: what happens, and what happened before.
        .include "zeropage.inc"
        .include "ambush.inc"
        .include "screens/movie/movie.inc"
        .export event_words, told_kind, told_man, told_x, told_y, told_target, told_from_x
        .export told_from_y, told_wounds
        .import event_kind, event_man, shown_x, shown_y, shown_look, event_tell

WORDS_ROW       = 21

        .segment "REPORT"

;;; event_words -- tell the event in words, below the one before it
;;; shows:    3.4
;;; in:       event_kind, event_man; zp_to_x/y
;;; out:      C = 1; told_*
;;; clobbers: A X Y scratch zp_order and the report's own
;;; cycles:   -
.proc event_words
        ldx     #TOLD-1
@keep:  lda     told_kind,x             ; what is told now, for the row above next time
        sta     told_before,x
        dex
        bpl     @keep
        jsr     place_now
        lda     told_before
        beq     @new                    ; nothing was told yet
        jsr     swap
        ldy     #WORDS_ROW
        jsr     event_tell
        jsr     swap
@new:   ldy     #WORDS_ROW+1
        jsr     event_tell
        sec
        rts
.endproc

; told_* and told_before change places.
.proc swap
        ldx     #TOLD-1
@byte:  lda     told_kind,x
        ldy     told_before,x
        sta     told_before,x
        tya
        sta     told_kind,x
        dex
        bpl     @byte
        rts
.endproc

; The event at work to told_*: what, who, in which square, against whom.
.proc place_now
        lda     #NO_MAN
        sta     told_target
        lda     zp_to_x
        sta     told_x
        lda     zp_to_y
        sta     told_y
        ldx     event_man
        stx     told_man
        lda     event_kind
        sta     told_kind
        cmp     #EV_VAIN
        bcs     @done
        cpx     #SOLDIERS
        bcs     @done                   ; a blast has its square already
        ldy     shown_x,x
        sty     told_from_x
        ldy     shown_y,x
        sty     told_from_y
        cmp     #EV_FIRE
        beq     @target
        cmp     #EV_THROW
        beq     @done
        ldx     told_from_x
        stx     told_x
        sty     told_y
        cmp     #EV_HIT
        bne     @done
        lda     zp_to_x                 ; how wounded he is now
        sta     told_wounds
@done:  rts
@target:
        ldx     #0
@man:   lda     shown_look,x            ; is an enemy of his to be seen there?
        beq     @next
        cmp     #LOOK_DEAD
        bcs     @next
        lda     shown_x,x
        cmp     told_x
        bne     @next
        lda     shown_y,x
        cmp     told_y
        bne     @next
        jsr     opposed
        bcc     @next
        stx     told_target
        lda     shown_look,x
        cmp     #LOOK_SHOCK
        bcc     @told                   ; nobody fires at one who is down beside him
@next:  inx
        cpx     #SOLDIERS
        bcc     @man
@told:  rts
.endproc

; C = 1 when man X and told_man are of different sides.  Keeps X.
.proc opposed
        lda     #0
        cpx     #SQUAD
        rol     a
        ldy     told_man
        cpy     #SQUAD
        adc     #0                      ; 1 when one of them is a German
        lsr     a
        rts
.endproc

        .segment "REPORT_BSS"
told_kind:      .res 1                  ; what is being told, 0 = nothing yet
told_man:       .res 1
told_x:         .res 1                  ; the square that is named
told_y:         .res 1
told_target:    .res 1                  ; who is fired at, or NO_MAN
told_from_x:    .res 1                  ; where a shot or a throw comes from
told_from_y:    .res 1
told_wounds     := told_from_x          ; of one who is hit; he fires from nowhere
TOLD            = * - told_kind
told_before:    .res TOLD               ; the same of the line above
