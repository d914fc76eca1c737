; The action of the turn as a movie.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"
        .include "screens/movie/movie.inc"
PAGES_REPORT = 1
        .include "screens/report/page_tools.inc"
        .import text_goto, text_print, text_panel_clear, text_clear_to_end
        .import key_wait, key_upper, movie_key, movie_keys, movie_say, movie_speed_first, movie_wait
        .import report_turn_print, text_byte
        .import men_shown, map_show, shown_x, shown_y, shown_look
        .import movie_runs, start_x, start_y, start_posture, start_wounds, start_seen
        .import movie_log, event_show, told_kind, msg_movie_over
        .import village_apply, village_undo, start_blasts, report_help, screen_clear
        .export movie_show, movie_help, movie_redraw
        .export movie_x, movie_y, movie_look, movie_seen

        .segment "REPORT"

;;; movie_show -- play the turn from its log; P, F, S, A, ? and Escape rule it, other keys hurry
;;; rule:     3.4  moves, fire and explosions; soldiers once seen stay shown where they were lost
;;; in:       movie_log, start_*; st_side, st_blind
;;; out:      the window shows the last frame; shown_* are the movie's
;;; clobbers: A X Y movie_*, what drawing uses and the overlay's own
;;; cycles:   -
.proc movie_show
        lda     #MOVIE_RUNS
        sta     movie_runs
        jsr     show
        lda     #0
        sta     movie_runs
        rts
.endproc

.proc show
        jsr     movie_speed_first
@again: jsr     cast
        jsr     text_panel_clear
        jsr     map_show
        jsr     movie_keys
        set_word movie_ptr, movie_log
        lda     #0
        sta     frame_time
        sta     frame_new
        sta     told_kind
        jsr     clock_print
        jsr     movie_wait
@event: jsr     movie_key
        bcc     @stay
        jmp     village_apply           ; what the movie has not come to is rubble all the same
@stay:  bne     @again
        copy_word zp_ptr0, movie_ptr
        ldy     #0
        lda     (zp_ptr0),y             ; its time; behind the log's end lies nothing
        cmp     #$FF
        beq     @over
@byte:  lda     (zp_ptr0),y
        sta     event,y
        iny
        cpy     #EVENT_SIZE
        bne     @byte
        lda     event
        cmp     frame_time
        beq     @show
        jsr     frame_wait              ; what moved at one time point moves together
        lda     event
        sta     frame_time
        jsr     clock_print
@show:  lda     event+1
        cmp     #EV_CUT
        beq     @cut
        ldx     event+2
        ldy     event+3
        sty     zp_to_x
        ldy     event+4
        sty     zp_to_y
        jsr     event_show              ; C = 1 when there was something to see
        bcc     @next
        lda     #1
        sta     frame_new
        lda     event+1
        cmp     #EV_MOVE
        beq     @next
        jsr     movie_wait              ; words are to be read
        jsr     frame_wait
@next:  clc
        lda     movie_ptr
        adc     #EVENT_SIZE
        sta     movie_ptr
        bcc     @event
        inc     movie_ptr+1
        bne     @event                  ; always
@cut:   jsr     frame_wait              ; what came after was not recorded
        jsr     men_shown
        jsr     map_show
        place   0, 22
        print_msg msg_movie_cut
        jsr     text_clear_to_end
        jmp     @told
@over:  jsr     frame_wait
        lda     told_kind
        bne     @told
        place   0, 22
        print_msg msg_movie_quiet
@told:  ldx     #<msg_movie_over
        ldy     #>msg_movie_over
        jsr     movie_say
        jsr     key_wait
        jsr     key_upper
        cmp     #'A'
        bne     @other
        jmp     @again
@other: cmp     #KEY_HELP
        bne     @leave
        jsr     movie_help
        jmp     @told
@leave: jmp     village_apply           ; a full log may have left some out
.endproc

; Put everybody and the village's walls where the turn began.
.proc cast
        jsr     village_apply
        ldx     blast_count
@blast: cpx     start_blasts
        beq     @men
        bcc     @men
        dex
        jsr     village_undo            ; the last first
        jmp     @blast
@men:
        jsr     men_shown               ; who is friend and in play, to begin with
        ldx     #SOLDIERS-1
@man:   ldy     #LOOK_DEAD
        lda     start_wounds,x
        cmp     #WOUNDS_DEAD
        bcs     @look
        dey
        cmp     #WOUNDS_SHOCK
        bcs     @look
        dey
        lda     start_posture,x
        bne     @look
        dey
@look:  tya
        sta     movie_look,x
        lda     start_x,x
        sta     movie_x,x
        sta     shown_x,x
        lda     start_y,x
        sta     movie_y,x
        sta     shown_y,x
        ldy     #0
        lda     man_in_play,x
        beq     @seen
        iny
        lda     st_blind
        beq     @seen
        txa
        cmp     #SQUAD
        lda     #0
        rol     a                       ; 1 for Germans
        cmp     st_side
        beq     @seen
        ldy     start_seen,x
@seen:  tya
        sta     movie_seen,x
        beq     @show
        lda     movie_look,x
@show:  sta     shown_look,x
        dex
        bpl     @man
        rts
.endproc

; row 20: turn and time
.proc clock_print
        place   0, 20
        jsr     report_turn_print
        print_msg msg_movie_time
        lda     frame_time
        jsr     text_byte
        jmp     text_clear_to_end
.endproc

; Let what is new on the screen stand for a while.
.proc frame_wait
        lda     frame_new
        beq     movie_done
        lda     #0
        sta     frame_new
        jmp     movie_wait
.endproc

movie_done:
        rts

;;; movie_help -- the page of keys; then the movie's picture is there again
;;; in:       frame_time; movie_seen, movie_look, movie_x, movie_y
;;; out:      the window
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc movie_help
        jsr     report_help
        falls_into movie_redraw
.endproc

;;; movie_redraw -- the movie's picture, behind another page
;;; in:       frame_time; movie_seen, movie_look, movie_x, movie_y
;;; out:      the window
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc movie_redraw
        jsr     screen_clear
        jsr     map_show
        jmp     clock_print
.endproc

        .segment "REPORT_BSS"
movie_ptr:      .res 2
movie_x:        .res SOLDIERS           ; where everybody really is
movie_y:        .res SOLDIERS
movie_look:     .res SOLDIERS
movie_seen:     .res SOLDIERS           ; 1 = this side sees him
event:          .res EVENT_SIZE
frame_time:     .res 1
frame_new:      .res 1                  ; 1 = something has changed since the last wait
