; The report phase of a player.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
PAGES_REPORT = 1
        .include "screens/report/page_tools.inc"
        .import text_goto, text_print, text_panel_clear, text_spaces, screen_clear
        .import sound_tune, line_buffer, text_inverse, text_plain
        .import men_shown, map_show, map_scroll_to, shown_all, shown_look
        .import report_status_page, report_squad_page, report_map_page, report_password_ask
        .import report_password_help
        .import report_side_first, report_man_find, report_side_print, report_turn_print
        .import text_byte, report_ask_line, report_map_at_x, report_map_at_y
        .import report_prompt_lo, report_prompt_hi, report_note_lo, report_note_hi
        .import movie_runs, movie_show, village_apply, ask_yes_no, help_show, page_show, line_key
        .import key_answered
        .export report_main, report_help

prompt_lo := report_prompt_lo            ; what set_prompt and set_note write to
prompt_hi := report_prompt_hi
note_lo := report_note_lo
note_hi := report_note_hi

TUNE_REPORT     = 3

        .segment "REPORT"

;;; report_main -- one player's report phase, entry of the overlay
;;; rule:     3.4, 3.5  action, map, characteristics and status until the player ends the phase
;;; in:       st_side = whose phase; the movie log; st_winner
;;; out:      none
;;; clobbers: A X Y st_cursor_x/y st_noises report_* movie_runs, all the overlay's own, what
;;;           line_input uses and what drawing uses
;;; cycles:   -
.proc report_main
        lda     st_winner               ; when it is over, where everybody stood is no secret
        sta     shown_all
        lda     #0
        sta     note_hi
        sta     movie_runs              ; RESET may have cut the movie short
        lda     st_computer
        cmp     #COMPUTER_AMERICAN | COMPUTER_GERMAN
        bne     @tune
        lda     st_music                ; who watches two computers is not asked for the noise
        sta     st_noises
@tune:  lda     #TUNE_REPORT
        jsr     sound_tune
        jsr     village_apply           ; and the village with it
@word:  jsr     report_password_ask
        bcc     @seen
@skip:  place   1, 18
        print_msg msg_report_skip       ; its player may be elsewhere
        jsr     ask_yes_no
        bcs     @end
        beq     @word
        jsr     report_password_help
        jmp     @skip
@seen:  jsr     first_view
@draw:  jsr     men_shown
        jsr     map_show
@ask:   jsr     phase_panel
        set_prompt msg_report_ask
        ldx     #2
        jsr     report_ask_line
        bcs     @ask                    ; Escape left the movie, once more than needed
        lda     line_buffer
        beq     @ask
        cmp     #'A'
        beq     @action
        cmp     #'M'
        beq     @map
        cmp     #'S'
        beq     @status
        cmp     #'C'
        beq     @squad
        cmp     #'?'
        beq     @help
        cmp     #'E'
        beq     @end
        set_note msg_report_unknown
        jmp     @ask
@action:
        jsr     movie_show
        jmp     @draw
@map:   jsr     men_shown
        jsr     report_map_page
        jmp     @ask
@squad: jsr     report_squad_page
        jmp     @again
@status:
        jsr     status_ask
        jmp     @again
@help:  jsr     report_help
@again: jsr     screen_clear
        jmp     @draw
@end:   rts
.endproc

;;; report_help -- the keys of the report and of its movie, then the key of the map
;;; in:       none
;;; out:      none
;;; clobbers: A X Y zp_t0 zp_t1 zp_ptr0 and what drawing uses
;;; cycles:   -
.proc report_help
        print_page msg_report_help
        inc     key_answered            ; a RETURN behind the question mark does not end it
        jsr     line_key
        lda     #HELP_MAP
        jmp     help_show
.endproc

; the window begins on the first man in play
.proc first_view
        jsr     report_side_first
        ldy     #SQUAD
@man:   lda     man_in_play,x
        bne     @found
        inx
        dey
        bne     @man
        jsr     report_side_first
@found: lda     man_x,x
        sta     report_map_at_x
        ldy     man_y,x
        sty     report_map_at_y
        ldx     report_map_at_x
        jmp     map_scroll_to
.endproc

; whose report, and what it has come to
.proc phase_panel
        jsr     text_panel_clear
        jsr     report_side_print
        print_msg msg_report_phase
        ldx     #2
        jsr     text_spaces
        jsr     report_turn_print
        ldx     #2
        jsr     text_spaces
        jsr     outcome
        place   0, 21
        print_msg msg_report_down
        jsr     report_side_first
        jsr     squad_count
        lda     count_down
        jsr     text_byte
        print_msg msg_report_of
        lda     count_all
        jsr     text_byte
        print_msg msg_report_seen
        ldx     #SQUAD                  ; the enemies that can be seen
        lda     st_side
        beq     @enemy
        ldx     #0
@enemy: jsr     squad_count
        lda     count_seen
        jsr     text_byte
        print_msg msg_report_enemy_down
        lda     count_down
        jsr     text_byte
        place   0, 22
        print_msg msg_report_hint
        rts
.endproc

; how the battle stands for this side, lit when it is over
.proc outcome
        lda     st_winner
        bne     @over
        print_msg msg_report_undecided
        rts
@over:  jsr     text_inverse
        lda     st_side
        clc
        adc     #1
        cmp     st_winner
        bne     @lost
        print_msg msg_report_won
        jmp     text_plain
@lost:  print_msg msg_report_lost
        jmp     text_plain
.endproc

; X = first man: count_all in play, count_seen drawn, count_down of those drawn
.proc squad_count
        lda     #0
        sta     count_all
        sta     count_seen
        sta     count_down
        ldy     #SQUAD
@man:   lda     man_in_play,x
        beq     @next
        inc     count_all
        lda     shown_look,x
        beq     @next
        inc     count_seen
        lda     man_wounds,x
        cmp     #WOUNDS_SHOCK
        bcc     @next
        inc     count_down
@next:  inx
        dey
        bne     @man
        rts
.endproc

; whose status, and show it
.proc status_ask
@ask:   set_prompt msg_report_whose
        ldx     #2
        jsr     report_ask_line
        bcs     @done
        lda     line_buffer
        beq     @done
        jsr     report_man_find
        bcc     @none
        stx     zp_man
        jmp     report_status_page
@none:  set_note msg_report_no_man
        jmp     @ask
@done:  rts
.endproc

        .segment "REPORT_BSS"
count_all:      .res 1
count_seen:     .res 1
count_down:     .res 1
