; The questions before a new war: how many answers each has, its page and its help.
        .include "russia.inc"

        .export question_answers, question_choices, question_help_hi, question_help_lo
        .export question_open, question_page_hi, question_page_lo
        .exportzp QUESTIONS
        .import msg_commands, msg_help_commands, msg_help_length, msg_help_level, msg_help_scenario
        .import msg_length, msg_level, msg_scenario

QUESTIONS       = 4

        .segment "MENU_BSS"
question_answers:
                .res QUESTIONS          ; from 0

        .segment "MENU"

;;; question_open -- whether a question is to be asked: all are
;;; in:       X = the question
;;; out:      C = 0: yes
;;; clobbers: none
;;; cycles:   <= 8
.proc question_open
        clc
        rts
.endproc

question_choices:
                .byte SCENARIOS, 2, LEVELS, 4
question_page_lo:
                .lobytes msg_scenario, msg_length, msg_level, msg_commands
question_page_hi:
                .hibytes msg_scenario, msg_length, msg_level, msg_commands
question_help_lo:
                .lobytes msg_help_scenario, msg_help_length, msg_help_level, msg_help_commands
question_help_hi:
                .hibytes msg_help_scenario, msg_help_length, msg_help_level, msg_help_commands
