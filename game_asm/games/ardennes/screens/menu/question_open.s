; The questions before a new campaign: how many answers each has, its page and its help.
        .export question_answers, question_choices, question_help_hi, question_help_lo
        .export question_open, question_page_hi, question_page_lo
        .exportzp QUESTIONS
        .import msg_help_level, msg_help_players, msg_help_rules, msg_help_strength
        .import msg_help_weather, msg_level, msg_players, msg_rules, msg_strength, msg_weather

QUESTIONS       = 5
PLAYERS         = 3                     ; of them
LEVEL           = 4                     ; only where the computer plays

        .segment "MENU_BSS"
question_answers:
                .res QUESTIONS          ; from 0

        .segment "MENU"

;;; question_open -- whether a question is to be asked: between two players none about the computer
;;; in:       X = the question; question_answers of those before it
;;; out:      C = 0: yes; C = 1: no, its answer stands
;;; clobbers: A
;;; cycles:   <= 22
.proc question_open
        cpx     #LEVEL
        bne     @yes
        lda     question_answers+PLAYERS
        bne     @yes
        lda     #2
        sta     question_answers+LEVEL
        rts                             ; C = 1: equal
@yes:   clc
        rts
.endproc

question_choices:
                .byte 2, 4, 4, 4, 3
question_page_lo:
                .lobytes msg_rules, msg_weather, msg_strength, msg_players, msg_level
question_page_hi:
                .hibytes msg_rules, msg_weather, msg_strength, msg_players, msg_level
question_help_lo:
                .lobytes msg_help_rules, msg_help_weather, msg_help_strength
                .lobytes msg_help_players, msg_help_level
question_help_hi:
                .hibytes msg_help_rules, msg_help_weather, msg_help_strength
                .hibytes msg_help_players, msg_help_level
