; The questions before a new war, one page each; Escape goes one back.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "apple2/keys.inc"

        .export menu_new
        .import msg_commands, msg_help_commands, page_choice, page_help, war_new
        .import msg_help_length, msg_help_level, msg_help_scenario, msg_length, msg_level
        .import msg_scenario

QUESTIONS       = 4

        .segment "MENU_BSS"
answers:        .res QUESTIONS          ; from 0
question:       .res 1

        .segment "MENU"

;;; menu_new -- ask for the options of a war and set it up
;;; rule:     3.0.1 3.1.1 3.1.2 1.0.2 9.1.4 10.0.1  scenario, length, level, and who commands
;;; in:       none
;;; out:      C = 0: the state of a new war; C = 1: back to the menu
;;; clobbers: everything
;;; cycles:   -
.proc menu_new
        ldx     #0
@ask:   stx     question
        cpx     #QUESTIONS
        beq     @ready
        lda     choices,x
        sta     zp_t0
        lda     page_lo,x
        ldy     page_hi,x
        ldx     zp_t0
        jsr     page_choice
        ldx     question
        bcs     @other
        sbc     #0                      ; C = 0: one less
        sta     answers,x
        inx
        bne     @ask                    ; always
@other: cmp     #KEY_ESCAPE
        beq     @back
        lda     help_lo,x
        ldy     help_hi,x
        jsr     page_help
        ldx     question
        jmp     @ask
@back:  dex
        bpl     @ask
        sec
        rts
@ready: lda     answers
        sta     st_scenario
        lda     answers+1
        sta     st_long
        ldx     answers+2
        inx
        stx     st_level
        ldx     answers+3
        lda     axis,x
        sta     st_human
        lda     soviets,x
        sta     st_human+1
        jsr     war_new
        clc
        rts
.endproc

; by who commands: 1 = a player
axis:           .byte 1, 1, 0, 0
soviets:        .byte 1, 0, 1, 0
choices:        .byte SCENARIOS, 2, LEVELS, 4
page_lo:        .lobytes msg_scenario, msg_length, msg_level, msg_commands
page_hi:        .hibytes msg_scenario, msg_length, msg_level, msg_commands
help_lo:        .lobytes msg_help_scenario, msg_help_length, msg_help_level, msg_help_commands
help_hi:        .hibytes msg_help_scenario, msg_help_length, msg_help_level, msg_help_commands
