; The end of a turn: points, forces, and whether to go on.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"
        .export report_main
        .import text_print, text_clear_row, menu_choice, ask_yes_no, key_flush, sound_tune
        .import report_page, report_watch, report_map, report_losses, report_again, replay
        .import report_choices, report_replay, course_note, report_help

FLOURISH        = 3
CHOICES         = 3
CHOICES_OVER    = 5                     ; and the map, and what was lost
GO_ON           = 1
SAVE            = 2
MAP             = 4
LOSSES          = 5
PROMPT_ROW      = 22

        .segment "REPORT_BSS"
over:           .res 1
        .segment "REPORT"

;;; report_main -- the end of a turn
;;; rule:     1.3.1 5.9.1 10.1.1  AM.17 AM.18: points and forces are shown every turn
;;; in:       the battle
;;; out:      st_phase; st_turn one more when the battle goes on; changes st_goes_on,
;;;           st_last_turn, st_next_phase, st_cursor_x/y, st_course
;;; clobbers: A X Y arm begun forces_left log_event lost report_* traced zp_rules range_dx/dy
;;;           zp_side zp_unit zp_unit_no, all scratch and the picture
;;; cycles:   -
.proc report_main
        jsr     course_note
        jsr     battle_over
        lda     over
        jsr     report_page
        jsr     key_flush
        lda     #FLOURISH
        jsr     sound_tune
@ask:   ldy     #PROMPT_ROW
        jsr     text_clear_row
        lda     over
        bne     @end
        print_msg msg_report_keys
        lda     #CHOICES
        jsr     report_again
        jsr     report_watch
        bcc     @choose
@next:  jmp     turn_next
@end:   print_msg msg_report_end_keys
        lda     #CHOICES_OVER
        jsr     report_again
@choose:
        lda     report_choices
        jsr     menu_choice
        bcs     @other
        cmp     report_replay
        beq     @again
        cmp     #GO_ON
        beq     @next
        cmp     #SAVE
        beq     @save
        cmp     #MAP
        beq     @map
        cmp     #LOSSES
        beq     @losses
        ldy     #PROMPT_ROW
        jsr     text_clear_row
        print_msg msg_report_sure
        jsr     ask_yes_no
        bcc     @ask
        lda     over
        bne     @menu
        lda     st_turn                 ; by agreement: the victory screen first
        sta     st_last_turn
        lda     #0
        sta     st_goes_on
        jmp     report_main
@menu:  lda     #PHASE_MENU
        sta     st_phase
        rts
@other: cmp     #KEY_HELP
        bne     @ask
        jsr     report_help
        jmp     @page
@losses:
        jsr     report_losses
        jmp     @page
@again: jsr     replay
        jmp     @page
@map:   jsr     report_map
@page:  lda     over
        jsr     report_page
        jmp     @ask
@save:  lda     #PHASE_END              ; and back to this page
        sta     st_next_phase
        lda     #PHASE_SAVE
        sta     st_phase
        rts
.endproc

;;; turn_next -- on to the orders of the next turn
;;; rule:     10.1.1  a battle that is played on never ends by itself again
;;; in:       over
;;; out:      st_turn st_goes_on st_side st_phase
;;; clobbers: A
;;; cycles:   <= 60
.proc turn_next
        lda     over
        beq     @count
        lda     #1
        sta     st_goes_on
@count: inc     st_turn
        lda     #SIDE_GERMAN
        sta     st_side
        lda     #PHASE_ORDERS
        sta     st_phase
        rts
.endproc

;;; battle_over -- is the battle at its end?
;;; rule:     5.9.1 10.1.1
;;; in:       st_turn st_last_turn st_goes_on
;;; out:      over = 1: yes, 0: no
;;; clobbers: A X
;;; cycles:   <= 40
.proc battle_over
        ldx     #0
        lda     st_goes_on
        bne     @set
        lda     st_turn
        cmp     st_last_turn
        bcc     @set
        inx
@set:   stx     over
        rts
.endproc
