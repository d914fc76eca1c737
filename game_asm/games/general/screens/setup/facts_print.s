; The figures of a scenario.
        .include "zeropage.inc"
        .include "state.inc"
        .include "macros.inc"

        .export facts_print
        .import scenario_text, text_byte, text_goto, text_number, text_print

TURNS_AT        = 2                     ; in a record
RED_AT          = 3
BLUE_AT         = 5

        .segment "SETUP"

;;; facts_print -- print how long a scenario lasts, and the points of both sides
;;; rule:     3.11 4.2
;;; in:       st_scenario
;;; out:      the picture
;;; clobbers: A X Y scratch and what drawing uses
;;; cycles:   -
.proc facts_print
        print_at 1, 14, msg_facts_turns
        lda     st_scenario
        ldy     #TURNS_AT
        jsr     scenario_text
        jsr     text_byte
        print_at 1, 16, msg_facts_red
        ldy     #RED_AT
        jsr     points
        print_msg msg_facts_blue
        ldy     #BLUE_AT
        falls_into points
.endproc

; The word at Y of the record.
.proc points
        lda     st_scenario
        jsr     scenario_text
        sta     zp_arg0
        sty     zp_arg1
        jmp     text_number
.endproc
