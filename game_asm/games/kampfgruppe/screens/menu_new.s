; The questions before a new battle, one page each; Escape goes one back.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

QUESTIONS       = 10
HISTORICAL      = 5                     ; questions that a historical battle asks
BUILT           = 4                     ; st_scenario of a battle of one's own
DIGITS          = 0                     ; choices: any digit
ANSWER_SCENARIO = 4

        .import page_choice, page_show, page_prompt, key_wait, sound_refuse, key_answered
        .import menu_help, msg_digit, players_page
        .import msg_players, msg_handicap, msg_delay, msg_sounds, msg_scenario
        .import msg_river, msg_density, msg_period, msg_battle, msg_size

        .segment "MENU_BSS"
answers:        .res QUESTIONS          ; as typed
question:       .res 1

        .segment "MENU"
        .export menu_new

;;; menu_new -- ask for the conditions of a battle
;;; rule:     3.1.1 3.2.1 3.3.1 3.4.1 3.5.1 3.5.3 3.6.1 3.7.1 3.8.1 3.8.5
;;; rule:     1.2.1  choices are single keys
;;; in:       none
;;; out:      C = 0: st_human .. st_density; C = 1: the player went back to the menu; changes
;;;           st_battle, st_music, st_noises, st_period, st_scenario, st_small
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc menu_new
        lda     #0
        sta     question
@ask:   ldx     question
        cpx     #QUESTIONS
        bcs     @ready
        cpx     #HISTORICAL
        bne     @page
        lda     answers+ANSWER_SCENARIO
        cmp     #BUILT+1
        bcc     @ready                  ; a historical battle brings the rest
@page:  lda     page_lo,x
        ldy     page_hi,x
        pha
        lda     choices,x
        tax
        pla
        jsr     ask_page
        ldx     question
        bcs     @back
        sta     answers,x
        inc     question
        bne     @ask                    ; always
@back:  cmp     #KEY_ESCAPE
        bne     @help
        dec     question
        bpl     @ask
        sec
        rts
@help:  jsr     menu_help
        jmp     @ask
@ready: jsr     conditions_set
        clc
        rts
.endproc

; A, Y = page; X = choices or DIGITS.  As page_choice.
.proc ask_page
        cpx     #DIGITS
        beq     @digit
        pha
        lda     question
        beq     @players
        pla
        jmp     page_choice
@players:
        pla
        jmp     players_page
@digit: jsr     page_show
        lda     #<msg_digit
        ldy     #>msg_digit
        jsr     page_prompt
@wait:  jsr     key_wait
        cmp     #KEY_ESCAPE
        beq     @other
        cmp     #'?'
        beq     @other
        cmp     #'0'
        bcc     @no
        cmp     #'9'+1
        bcs     @no
        inc     key_answered
        and     #$0F
        clc
@other: rts                             ; C = 1 behind an equal comparison
@no:    jsr     sound_refuse
        jmp     @wait
.endproc
; The answers into the state.
.proc conditions_set
        ldx     answers
        lda     german_human-1,x
        sta     st_human
        lda     soviet_human-1,x
        sta     st_human+1
        lda     answers+1
        sta     st_handicap
        lda     answers+2
        sta     st_message_delay
        lda     answers+3
        and     #1                      ; 1 noise, 2 silence
        sta     st_noises
        sta     st_music
        ldx     answers+ANSWER_SCENARIO
        dex
        stx     st_scenario
        cpx     #BUILT
        bcc     @done
        lda     answers+5
        and     #1
        sta     st_river
        lda     answers+6
        sta     st_density
        lda     answers+7
        sta     st_period
        ldx     answers+8
        dex
        stx     st_battle
        ldx     answers+9
        dex
        stx     st_small
@done:  rts
.endproc

; who commands, by the first answer
german_human:   .byte 1, 0, 1, 0
soviet_human:   .byte 0, 1, 1, 0

choices:
        .byte   4, 5, 9, 2, 5, 2, DIGITS, 8, 5, 2
page_lo:
        .lobytes msg_players, msg_handicap, msg_delay, msg_sounds, msg_scenario
        .lobytes msg_river, msg_density, msg_period, msg_battle, msg_size
page_hi:
        .hibytes msg_players, msg_handicap, msg_delay, msg_sounds, msg_scenario
        .hibytes msg_river, msg_density, msg_period, msg_battle, msg_size
