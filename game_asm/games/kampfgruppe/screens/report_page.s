; The page at the end of a turn.
        .include "zeropage.inc"
        .include "state.inc"
        .include "macros.inc"

        .export report_page
        .import screen_clear, text_goto, text_print, text_byte
        .import forces_count, report_forces, report_twice, report_points, course_draw

        .segment "REPORT_BSS"
ended:          .res 1

        .segment "REPORT"

;;; report_page -- forces, points and level of victory, one line after the other
;;; rule:     AM.17 AM.18
;;; in:       A = 1 when the battle is over, else 0; the battle
;;; out:      the picture
;;; clobbers: A X Y forces_left zp_rules.., all scratch and what the rules use
;;; cycles:   -
.proc report_page
        sta     ended
        jsr     screen_clear
        ldx     #1
        ldy     #1
        jsr     text_goto
        lda     ended
        beq     @turn
        print_msg msg_report_over
        jmp     @head
@turn:  print_msg msg_report_turn
        lda     st_turn
        jsr     text_byte
        lda     st_goes_on
        bne     @head                   ; of no number of turns any more
        print_msg msg_report_of
        lda     st_last_turn
        jsr     text_byte
@head:  print_at 1, 3, msg_report_head
        jsr     forces_count
        lda     ended
        jsr     report_forces
        jsr     report_twice
        lda     ended
        jsr     report_points
        lda     ended
        bne     @course
        rts
@course:
        jmp     course_draw
.endproc
