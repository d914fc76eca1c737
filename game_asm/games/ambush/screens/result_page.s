; Who has won.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
PAGES_REPORT = 1
        .include "screens/page_tools.inc"
        .import text_goto, text_print, text_char, text_number, text_inverse, text_plain
        .import screen_clear, screen_rule, sound_tune, key_wait
        .import report_byte_print
        .export result_page

TUNE_VICTORY    = 4
TUNE_DEFEAT     = 5

        .segment "REPORT"

;;; result_page -- announce the victor and what it cost both sides
;;; rule:     16.A  the computer tells the player whether he has won or lost
;;; in:       st_winner = 1 American, 2 German
;;; out:      the page is drawn; a key was pressed
;;; clobbers: A X Y and the report's own
;;; cycles:   -
.proc result_page
        jsr     screen_clear
        ldy     #4
        jsr     screen_rule
        jsr     text_inverse
        place   11, 6
        print_msg msg_result_title
        jsr     text_plain
        ldy     #8
        jsr     screen_rule
        place   0, 10
        lda     st_winner
        cmp     #2
        beq     @german
        print_msg msg_result_american
        jmp     @you
@german:
        print_msg msg_result_german
@you:   lda     st_solitaire
        beq     @counts                 ; two players: nobody to console
        place   0, 11
        lda     st_winner
        cmp     #1
        bne     @lost
        print_msg msg_result_you
        lda     #TUNE_VICTORY
        bne     @tune                   ; always
@lost:  print_msg msg_result_not
        lda     #TUNE_DEFEAT
@tune:  jsr     sound_tune
@counts:
        place   0, 13
        print_msg msg_result_after
        copy_word zp_arg0, st_turn
        jsr     text_number
        print_msg msg_result_points
        copy_word zp_arg0, st_clock
        jsr     text_number
        place   0, 15
        .import msg_report_american, msg_report_german
        lda     #<msg_report_american
        ldy     #>msg_report_american
        jsr     text_print
        ldx     #0
        jsr     side_counts
        place   0, 17
        lda     #<msg_report_german
        ldy     #>msg_report_german
        jsr     text_print
        ldx     #SQUAD
        jsr     side_counts
        place   0, 23
        print_msg msg_result_leave
        jmp     key_wait
.endproc

; fit, in shock and dead of the squad that begins with man X
.proc side_counts
        lda     #0
        sta     fit
        sta     shock
        sta     dead
        ldy     #SQUAD
@man:   lda     man_in_play,x
        beq     @next
        lda     man_wounds,x
        cmp     #WOUNDS_DEAD
        bcs     @dead
        cmp     #WOUNDS_SHOCK
        bcs     @shock
        inc     fit
        bcc     @next                   ; always
@shock: inc     shock
        bcs     @next                   ; always
@dead:  inc     dead
@next:  inx
        dey
        bne     @man
        ldx     #10
        ldy     zp_text_row
        jsr     text_goto
        print_msg msg_result_fit
        lda     fit
        jsr     report_byte_print
        print_msg msg_result_shock
        lda     shock
        jsr     report_byte_print
        print_msg msg_result_dead
        lda     dead
        jmp     report_byte_print
.endproc

        .segment "REPORT_BSS"
fit:            .res 1
shock:          .res 1
dead:           .res 1
