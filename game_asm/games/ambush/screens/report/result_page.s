; Who has won.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
PAGES_REPORT = 1
        .include "screens/report/page_tools.inc"
        .import text_goto, text_print, text_number, text_inverse, text_plain
        .import screen_clear, screen_rule, sound_tune, line_key
        .import text_byte, result_squares
        .import roll_page
        .export result_page

TUNE_VICTORY    = 4
TUNE_DEFEAT     = 5

        .segment "REPORT"

;;; result_page -- announce the victor and what it cost both sides
;;; shows:    16.A  the computer tells the player whether he has won or lost
;;; in:       st_winner = 1 American, 2 German; st_reason st_computer
;;; out:      the roll of both squads is drawn; two keys were pressed
;;; clobbers: A X Y, the report's own and scratch
;;; cycles:   -
.proc result_page
        jsr     screen_clear
        ldy     #4
        jsr     screen_rule
        jsr     text_inverse
        place   10, 6
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
@you:   place   0, 11
        lda     st_reason
        jsr     print_reason
        lda     st_computer             ; the player's side is the one the computer leaves to him
        beq     @counts                 ; two players: nobody to console
        cmp     #COMPUTER_AMERICAN | COMPUTER_GERMAN
        beq     @counts
        place   0, 12
        lda     st_computer             ; 1 when he is the German, 2 when the American
        cmp     st_winner
        beq     @lost
        print_msg msg_result_you
        lda     #TUNE_VICTORY
        bne     @tune                   ; always
@lost:  print_msg msg_result_not
        lda     #TUNE_DEFEAT
@tune:  jsr     sound_tune
@counts:
        place   0, 14
        print_msg msg_result_after
        copy_word zp_arg0, st_turn
        jsr     text_number
        print_msg msg_result_points
        copy_word zp_arg0, st_clock
        jsr     text_number
        place   0, 16
        .import msg_report_american, msg_report_german
        lda     #<msg_report_american
        ldy     #>msg_report_american
        jsr     text_print
        ldx     #0
        jsr     side_counts
        place   0, 18
        lda     #<msg_report_german
        ldy     #>msg_report_german
        jsr     text_print
        ldx     #SQUAD
        jsr     side_counts
        jsr     result_squares
        place   0, 23
        print_msg msg_result_leave
        jsr     line_key
        jmp     roll_page
.endproc

; What decided the battle: WHY_* in A.
.proc print_reason
        tax
        lda     reason_lo,x
        ldy     reason_hi,x
        jmp     text_print
.endproc

reason_lo:      .lobytes msg_why_down, msg_why_time, msg_why_plastic, msg_why_arrived
                .lobytes msg_why_returned, msg_why_control, msg_why_both
reason_hi:      .hibytes msg_why_down, msg_why_time, msg_why_plastic, msg_why_arrived
                .hibytes msg_why_returned, msg_why_control, msg_why_both

        .import msg_why_down, msg_why_time, msg_why_plastic, msg_why_arrived
        .import msg_why_returned, msg_why_control, msg_why_both

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
        jsr     text_byte
        print_msg msg_result_shock
        lda     shock
        jsr     text_byte
        print_msg msg_result_dead
        lda     dead
        jmp     text_byte
.endproc

        .segment "REPORT_BSS"
fit:            .res 1
shock:          .res 1
dead:           .res 1
