; The questions before a new war, one page each; Escape goes one back.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export menu_new
        .import question_answers, questions_ask, war_new

        .segment "MENU"

;;; menu_new -- ask for the options of a war and set it up
;;; rule:     3.0.1 3.1.1 3.1.2 1.0.2 9.1.4 10.0.1  scenario, length, level, and who commands
;;; in:       none
;;; out:      C = 0: the state of a new war; C = 1: back to the menu
;;; clobbers: everything
;;; cycles:   -
.proc menu_new
        ldx     #0
        jsr     questions_ask
        bcs     @back
        lda     question_answers
        sta     st_scenario
        lda     question_answers+1
        sta     st_long
        ldx     question_answers+2
        inx
        stx     st_level
        ldx     question_answers+3
        lda     axis,x
        sta     st_human
        lda     soviets,x
        sta     st_human+1
        jsr     war_new
        clc
@back:  rts
.endproc

; by who commands: 1 = a player
axis:           .byte 1, 1, 0, 0
soviets:        .byte 1, 0, 1, 0
