; The squares of the alleys when the battle is over.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
PAGES_REPORT = 1
        .include "screens/report/page_tools.inc"
        .import text_goto, text_print, text_number, report_squares_held
        .export result_squares

        .segment "REPORT"

;;; result_squares -- in Alley Fight, how many squares each side holds
;;; rule:     16.B6.3
;;; in:       st_scenario alley_held
;;; out:      none
;;; clobbers: A X Y zp_arg0 zp_arg1 zp_t0..zp_t3
;;; cycles:   -
.proc result_squares
        lda     st_scenario
        cmp     #SCENARIO_ALLEY
        bne     @done
        place   0, 20
        print_msg msg_result_squares
        lda     #0
        jsr     report_squares_held
        jsr     text_number
        print_msg msg_result_theirs
        lda     #1
        jsr     report_squares_held
        jmp     text_number
@done:  rts
.endproc
