; One event of the movie on the map and in words.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "screens/movie.inc"
PAGES_REPORT = 1
        .include "screens/page_tools.inc"
        .import text_goto, text_print, text_char, text_clear_row, text_two_digits, village_blast
        .import map_show, map_scroll_to, map_cell, map_draw_square, map_mark, map_unmark
        .import shown_x, shown_y, shown_look, wait_ms
        .import sound_shot, sound_burst, sound_blast, sound_scream
        .import report_name_print, report_print_nth, report_order_print
        .import report_byte_print
        .import movie_x, movie_y, movie_look, movie_seen
        .import tracer, rings
        .export event_show, told_kind

print_nth := report_print_nth
HIT_MS          = 120
WORDS_ROW       = 21
EV_LAST         = EV_DUCK

        .segment "REPORT"

;;; event_show -- bring an event to the screen as far as this side knows of it
;;; shows:    3.4  moves, fire, explosions, screams
;;; in:       A = EV_*; X = man or NO_MAN; zp_to_x/y = the event's column and row
;;; out:      C = 1 when there is something to see that has not stood for a while yet
;;; clobbers: A X Y zp_from_x zp_from_y and the report's own
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
        jmp     words
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

.proc down_change
        jsr     look_change
        bcs     words
        rts
.endproc

; Tell the event in words below the one before it; C = 1.
.proc words
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
        jsr     tell
        jsr     swap
@new:   ldy     #WORDS_ROW+1
        jsr     tell
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
        ldx     #SOLDIERS-1
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
        bcs     @found
@next:  dex
        bpl     @man
        rts
@found: stx     told_target
        rts
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

; Who does what, to whom, where, on row Y.
.proc tell
        jsr     text_clear_row
        lda     told_kind
        cmp     #EV_SCREAM
        beq     @verb
        ldx     told_man
        cpx     #SOLDIERS
        bcs     @verb
        jsr     who_print
        lda     #' '
        jsr     text_char
        lda     told_kind
        cmp     #EV_VAIN
        bcs     vain_print
        cmp     #EV_FIRE
        beq     @from
        cmp     #EV_THROW
        bne     @verb
@from:  lda     told_from_x
        ldy     told_from_y
        jsr     square_print
        lda     #' '
        jsr     text_char
@verb:  lda     told_kind
        print_nth_msg msg_movie_verb_0
        lda     told_kind
        cmp     #EV_SCREAM
        beq     @done                   ; heard, not seen
        ldx     told_target
        cpx     #SOLDIERS
        bcs     @at
        print_msg msg_movie_at
        ldx     told_target
        jsr     whom_print
        lda     #' '
        jsr     text_char
        jmp     @square
@at:    print_msg msg_movie_at
@square:
        lda     told_x
        ldy     told_y
        jsr     square_print
        lda     told_kind
        cmp     #EV_HIT
        bne     @done
        ldx     told_man
        jsr     nation
        bcc     @done                   ; an enemy keeps that to himself
        print_msg msg_movie_wounds
        lda     told_wounds
        jmp     report_byte_print
@done:  rts
.endproc

; The order that came to nothing; a move without its mode, which the log has no room for.
.proc vain_print
        and     #EV_VAIN-1
        sta     zp_order
        ldy     #' '
        cmp     #ORD_MI+1
        bcc     @mode
        ldy     #0
@mode:  sty     zp_order+3
        lda     told_x
        sta     zp_order+1
        lda     told_y
        sta     zp_order+2
        print_msg msg_movie_vain
        jmp     report_order_print
.endproc

; Square A, Y in four digits.
.proc square_print
        jsr     text_two_digits
        tya
        jmp     text_two_digits
.endproc

words_done:
        rts

; A friend by name, an enemy by nation: at the beginning of a line.
.proc who_print
        jsr     nation
        bcs     friend_print
        bne     @german
        print_msg msg_movie_an_american
        rts
@german:
        print_msg msg_movie_a_german
        rts
.endproc

friend_print:
        jmp     report_name_print

; The same within a line.
.proc whom_print
        jsr     nation
        bcs     friend_print
        bne     @german
        print_msg msg_movie_at_american
        rts
@german:
        print_msg msg_movie_at_german
        rts
.endproc

; C = 1 when man X is a friend of the player's; C = 0, Z = 1 for an American.  Keeps X.
.proc nation
        lda     #0
        cpx     #SQUAD
        rol     a                       ; 1 for Germans
        cmp     st_side
        beq     @friend
        cmp     #0
        clc
@friend:
        rts                             ; C = 1 when equal
.endproc

.proc on_fire
        jsr     seen
        bcc     words_done
        jsr     man_follow
        jsr     words
        ldx     event_man
        lda     man_issued,x
        cmp     #WEAPON_RIFLE
        beq     @rifle
        jsr     sound_burst
        jmp     line
@rifle: jsr     sound_shot
        jmp     line
.endproc

.proc on_throw
        jsr     seen
        bcc     words_done
        jsr     man_follow
        jsr     words
        falls_into line
.endproc

; From man event_man to the event's square.  C as of tracer.
.proc line
        ldx     event_man
        lda     shown_x,x
        sta     zp_from_x
        lda     shown_y,x
        sta     zp_from_y
        jmp     tracer
.endproc

.proc on_hit
        jsr     seen
        bcc     @done
        jsr     man_follow
        jsr     words
        jsr     man_blink
        sec
@done:  rts
.endproc

.proc on_fight
        jsr     seen
        bcc     @done
        jsr     words
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
        jsr     words
        jsr     sound_blast
        pla
        jsr     rings
        sec
        rts
.endproc

.proc on_scream
        jsr     words                   ; heard by all, whoever it is
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
        jsr     words
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
        jsr     words
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
        jsr     words
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
