; What both sides did last, once more.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "log_event.inc"
        .include "macros.inc"
        .include "lib/hexview/hexview.inc"

        .export replay_main, movie_begin, movie_redraw, movie_event
        .import battle_result, cursor_show, half_points, hex_place, hexview_panel, hexview_to
        .import log_any, log_event, map_draw, msg_german, msg_allied, movie_play, odds_first
        .import odds_second, prompt_at, result_words_at, share_print, shown
        .import text_byte, text_char, text_clear_row, text_print, unit_name, view_center
        .import msg_replay_none, msg_replay_battle, msg_replay_guns, msg_replay_strike
        .import msg_replay_dump, msg_replay_lost, msg_replay_burnt, msg_replay_down
        .import msg_replay_built, msg_odds_at, msg_odds_river, any_key

ROW_WHO         = 20
ROW_RESULT      = 21

        .segment "RESOLVE_BSS"
cursor_was:     .res 2

        .segment "RESOLVE"

;;; replay_main -- show the log: what the other side did in its half-day, and what was done since
;;; rule:     1.10
;;; in:       the log; the state
;;; out:      st_phase = st_next_phase; the picture
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc replay_main
        lda     st_next_phase
        sta     st_phase
        lda     #SHOW_NOTHING
        sta     shown
        lda     st_cursor_x
        sta     cursor_was
        lda     st_cursor_y
        sta     cursor_was+1
        jsr     log_any
        bcs     @some
        lda     #<msg_replay_none
        ldy     #>msg_replay_none
        jsr     prompt_at
        jmp     any_key
@some:  jsr     movie_play
        lda     cursor_was
        sta     st_cursor_x
        lda     cursor_was+1
        sta     st_cursor_y
        rts
.endproc

;;; movie_begin -- the map, before anything is shown on it
;;; in:       the state
;;; out:      the picture
;;; clobbers: everything but the state
;;; cycles:   -
.proc movie_begin
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     view_center
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

;;; movie_event -- an event: the cursor where it was, and in words who did it and what came of it
;;; rule:     1.10
;;; in:       log_event
;;; out:      C = 1; the picture; st_cursor_x, st_cursor_y
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc movie_event
        lda     log_event+LOG_HEX
        sta     zp_arg0
        lda     log_event+LOG_HEX+1
        sta     zp_arg1
        jsr     hex_place
        dex
        dey
        jsr     hexview_to
        jsr     cursor_show
        jsr     hexview_panel           ; its head: the ground there
        ldy     #ROW_RESULT + 1
        jsr     text_clear_row
        ldy     #ROW_RESULT
        jsr     text_clear_row
        ldy     #ROW_WHO
        jsr     text_clear_row
        lda     #' '
        jsr     text_char
        ldx     log_event+LOG_A
        lda     log_event+LOG_KIND
        cmp     #LOG_GUNS
        bne     @other
        cpx     #GERMANS                ; in the German half-day guns that protect fire, too
        bcc     @allied
@other: asl     a                       ; C = 1: in the Allied half-day
        eor     #LOG_LOST << 1
        bne     @side
        cpx     #GERMANS                ; whose it was
@side:  bcs     @allied
        print_msg msg_german
        jmp     @kind
@allied:
        print_msg msg_allied
@kind:  lda     log_event+LOG_KIND
        and     #LOG_ALLIED ^ $FF
        tax
        lda     kind_lo,x
        sta     @go+1                   ; [patched]
        lda     kind_hi,x
        sta     @go+2                   ; [patched]
@go:    jsr     battle                  ; [patched]
        sec
        rts
.endproc

kind_lo:        .lobytes battle, guns, strike, dump, work, lost
kind_hi:        .hibytes battle, guns, strike, dump, work, lost
        .assert * - kind_hi = LOG_KINDS, error, "a routine for each kind"

.proc battle
        print_msg msg_replay_battle
        lda     log_event+LOG_B
        sta     zp_attack
        lda     log_event+LOG_C
        sta     zp_attack+1
        lda     log_event+LOG_D
        sta     zp_defence
        lda     log_event+LOG_E
        and     #%01111111
        sta     zp_defence+1
        jsr     half_points
        print_msg msg_odds_at
        lda     log_event+LOG_A
        lsr     a
        lsr     a
        lsr     a
        pha
        tax
        jsr     odds
        lda     log_event+LOG_E
        bpl     @dry
        print_msg msg_odds_river
@dry:   lda     log_event+LOG_A
        and     #%00000111
        tax
        pla
        jsr     battle_result
        lda     log_event+LOG_A
        and     #%00000111
        ldy     #ROW_RESULT
        jmp     result_words_at
.endproc

; The odds of column X.
.proc odds
        txa
        pha
        lda     odds_first,x
        jsr     text_char
        lda     #'-'
        jsr     text_char
        pla
        tax
        lda     odds_second,x
        jmp     text_char
.endproc

.proc guns
        print_msg msg_replay_guns
        ldx     log_event+LOG_C
        jsr     odds
        jmp     struck
.endproc

.proc strike
        print_msg msg_replay_strike
        falls_into struck
.endproc

; The unit struck, and what it lost.
.proc struck
        ldy     #ROW_RESULT
        jsr     text_clear_row
        lda     #' '
        jsr     text_char
        lda     log_event+LOG_A
        sta     zp_unit
        jsr     unit_name
        lda     #' '
        jsr     text_char
        lda     log_event+LOG_B
        beq     @none
        lda     #'-'
        jsr     text_char
        lda     log_event+LOG_B
        jmp     share_print
@none:  lda     #'-'
        jmp     text_char
.endproc

.proc dump
        print_msg msg_replay_dump
        lda     log_event+LOG_A
        jmp     text_byte
.endproc

.proc work
        ldx     log_event+LOG_A
        lda     works_lo,x
        ldy     works_hi,x
        jmp     text_print
.endproc

works_lo:       .lobytes msg_replay_burnt, msg_replay_down, msg_replay_built
works_hi:       .hibytes msg_replay_burnt, msg_replay_down, msg_replay_built

.proc lost
        print_msg msg_replay_lost
        lda     log_event+LOG_A
        sta     zp_unit
        jmp     unit_name
.endproc
