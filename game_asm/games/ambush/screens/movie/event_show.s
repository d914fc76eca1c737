; One event of the movie on the map and in words.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "screens/movie/movie.inc"
        .import map_show, map_scroll_to, map_cell, map_draw_square, map_mark, map_unmark
        .import shown_x, shown_y, shown_look, wait_ms, village_blast, event_words
        .import shot_follow
        .import sound_shot, sound_burst, sound_blast, sound_scream
        .import movie_x, movie_y, movie_look, movie_seen, tracer, lob, rings
        .export event_show, event_kind, event_man

HIT_MS          = 120
EV_LAST         = EV_DUCK

        .segment "REPORT"

;;; event_show -- bring an event to the screen as far as this side knows of it
;;; shows:    3.4  moves, fire, explosions, screams
;;; in:       A = EV_*; X = man or NO_MAN; zp_to_x/y = the event's column and row
;;; out:      C = 1 when there is something to see that has not stood for a while yet; changes
;;;           event_kind event_man told_kind told_man told_x told_y told_target told_from_x
;;;           told_from_y movie_* shown_*
;;; clobbers: A X Y zp_from_x zp_from_y zp_order scratch, what tracer and lob use, what drawing
;;;           uses and the report's own
;;; cycles:   -
.proc event_show
        cmp     #EV_LAST+1
        bcs     @vain
        sta     event_kind
        stx     event_man
        tay
        lda     event_hi,y
        pha
        lda     event_lo,y
        pha
        rts                             ; on to the event, X = man
@vain:  cmp     #EV_VAIN
        bcc     @unknown
        sta     event_kind
        stx     event_man
        jsr     enemy
        bcs     @unknown                ; what he was to do is his side's affair
        jmp     event_words
@unknown:
        clc
        rts
.endproc

; X = man, not seen now: C = 0
.proc seen
        lda     movie_seen,x
        cmp     #1
        rts
.endproc

.proc on_move
        lda     zp_to_x
        sta     movie_x,x
        lda     zp_to_y
        sta     movie_y,x
        jsr     seen
        bcc     @done
        jsr     man_moves
        sec
@done:  rts
.endproc

; Draw man event_man where he is now, and the square that he left.
.proc man_moves
        ldx     event_man
        lda     shown_x,x
        pha
        lda     shown_y,x
        pha
        lda     movie_x,x
        sta     shown_x,x
        lda     movie_y,x
        sta     shown_y,x
        lda     movie_look,x
        sta     shown_look,x
        pla
        tay
        pla
        tax
        jsr     map_draw_square
        jsr     man_follow
        ldx     event_man
        ldy     shown_y,x
        lda     shown_x,x
        tax
        jmp     map_draw_square
.endproc

; Bring the square of man event_man into the window.
.proc man_follow
        ldx     event_man
        ldy     shown_y,x
        lda     shown_x,x
        tax
        jmp     square_follow
.endproc

; Bring square X, Y into the window; X Y lost.
.proc square_follow
        stx     zp_t0
        sty     zp_t1
        jsr     map_cell
        bcc     @done
        ldx     zp_t0
        ldy     zp_t1
        jsr     map_scroll_to
        bcc     @done
        jmp     map_show
@done:  rts
.endproc

.proc on_fall
        lda     #LOOK_PRONE
        bne     look_change             ; always
.endproc

.proc on_stand
        lda     #LOOK_UPRIGHT
        falls_into look_change
.endproc

; A = how man X looks from now on
.proc look_change
        sta     movie_look,x
        jsr     seen
        bcc     @done
        jsr     man_moves
        sec
@done:  rts
.endproc

.proc on_shock
        lda     #LOOK_SHOCK
        bne     down_change             ; always
.endproc

.proc on_dead
        lda     #LOOK_DEAD
        falls_into down_change
.endproc

; He falls before the eye: the words, how he lies, a blink, how he stays.
.proc down_change
        sta     movie_look,x
        jsr     seen
        bcc     @done
        jsr     man_follow
        jsr     event_words
        ldx     event_man
        lda     shown_look,x
        cmp     #LOOK_UPRIGHT
        bne     @lies
        lda     #LOOK_PRONE
        sta     shown_look,x
        ldy     shown_y,x
        lda     shown_x,x
        tax
        jsr     map_draw_square
        lda     #HIT_MS
        jsr     wait_ms
@lies:  jsr     man_blink
        jsr     man_moves
        sec
@done:  rts
.endproc

.proc on_fire
        jsr     seen
        bcc     @done
        jsr     shot_follow
        jsr     event_words
        ldx     event_man
        lda     man_issued,x
        cmp     #WEAPON_RIFLE
        beq     @rifle
        jsr     sound_burst
        jmp     @line
@rifle: jsr     sound_shot
@line:  jsr     from_man
        jmp     tracer
@done:  rts
.endproc

.proc on_throw
        jsr     seen
        bcs     @seen
        rts
@seen:  jsr     shot_follow
        jsr     event_words
        jsr     from_man
        jmp     lob
.endproc

; A line begins where man event_man is shown.
.proc from_man
        ldx     event_man
        lda     shown_x,x
        sta     zp_from_x
        lda     shown_y,x
        sta     zp_from_y
        rts
.endproc

.proc on_hit
        jsr     seen
        bcc     @done
        jsr     man_follow
        jsr     event_words
        jsr     man_blink
        sec
@done:  rts
.endproc

.proc on_fight
        jsr     seen
        bcc     @done
        jsr     event_words
        jsr     man_blink
        sec
@done:  rts
.endproc

; The square of man event_man lights up for a moment.
.proc man_blink
        ldx     event_man
        ldy     shown_y,x
        lda     shown_x,x
        tax
        jsr     map_mark
        lda     #HIT_MS
        jsr     wait_ms
        ldx     event_man
        ldy     shown_y,x
        lda     shown_x,x
        tax
        jmp     map_unmark
.endproc

.proc on_blast
        lda     #GRENADE_RINGS
        bne     blast                   ; always
.endproc

.proc on_plastic
        lda     zp_to_y
        pha
        lda     zp_to_x
        pha
        lda     #PLASTIC_RINGS
        jsr     blast
        pla
        sta     zp_to_x
        pla
        sta     zp_to_y
        jsr     village_blast           ; now the walls come down
        jsr     map_show
        sec
        rts
.endproc

; A blast is seen by all.  A = its rings.
.proc blast
        pha
        lda     #NO_MAN
        sta     event_man
        ldx     zp_to_x
        ldy     zp_to_y
        jsr     square_follow
        jsr     event_words
        jsr     sound_blast
        pla
        jsr     rings
        sec
        rts
.endproc

.proc on_scream
        jsr     event_words                   ; heard by all, whoever it is
        jsr     sound_scream
        sec
        rts
.endproc

.proc on_seen
        lda     movie_seen,x
        bne     @known                  ; a friend, or an unlimited game
        lda     #1
        sta     movie_seen,x
        jsr     man_moves
        jsr     event_words
        sec
        rts
@known: clc
        rts
.endproc

; He stays on the map where he was seen last.
.proc on_lost
        jsr     enemy
        bcc     @done
        lda     st_blind
        beq     @clear
        lda     #0
        sta     movie_seen,x
        jsr     event_words
        sec
@done:  rts
@clear: clc
        rts
.endproc

; C = 1 when man X is an enemy of this side
.proc enemy
        lda     #0
        cpx     #SQUAD
        rol     a
        eor     st_side
        cmp     #1
        rts
.endproc

.proc on_words
        jsr     seen
        bcc     @done
        jsr     event_words
@done:  rts
.endproc

.proc on_nothing
        clc
        rts
.endproc

; by event:      0, move, face, fall, stand, fire, hit, shock, dead, throw, blast, plastic,
;                fight, scream, seen, lost, get, sneak, duck
event_lo:
        .lobytes on_nothing-1, on_move-1, on_nothing-1, on_fall-1, on_stand-1, on_fire-1
        .lobytes on_hit-1, on_shock-1, on_dead-1, on_throw-1, on_blast-1, on_plastic-1
        .lobytes on_fight-1, on_scream-1, on_seen-1, on_lost-1, on_words-1, on_nothing-1
        .lobytes on_words-1
event_hi:
        .hibytes on_nothing-1, on_move-1, on_nothing-1, on_fall-1, on_stand-1, on_fire-1
        .hibytes on_hit-1, on_shock-1, on_dead-1, on_throw-1, on_blast-1, on_plastic-1
        .hibytes on_fight-1, on_scream-1, on_seen-1, on_lost-1, on_words-1, on_nothing-1
        .hibytes on_words-1

        .segment "REPORT_BSS"
event_kind:     .res 1
event_man:      .res 1
