; The questions before a new campaign, one page each; Escape goes one back.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export menu_new
        .import campaign_new, menu_custom, question_answers, questions_ask

STRENGTH        = 2                     ; of the questions
BY_HAND         = 3                     ; an answer to it
PLAYERS         = 3
LEVEL           = 4

        .segment "MENU"

;;; menu_new -- ask for the options of a campaign and set it up
;;; rule:     8.1  rules, weather, strength; 8.9  who plays, and how well
;;; in:       none
;;; out:      C = 0: the state of a new campaign; C = 1: back to the menu
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc menu_new
        ldx     #0
@ask:   jsr     questions_ask
        bcs     @back
        jsr     usual_set
        ldx     question_answers
        lda     rules,x
        sta     st_rules
        lda     question_answers+1
        sta     st_weather_kind
        ldx     question_answers+2
        lda     german,x
        sta     st_percent
        lda     allied,x
        sta     st_percent+1
        ldx     question_answers+PLAYERS
        lda     human,x
        lsr     a
        sta     st_human+1
        lda     #0
        rol     a
        sta     st_human
        ldx     question_answers+LEVEL
        inx
        stx     st_level
        stx     st_level+1
        lda     question_answers+STRENGTH
        cmp     #BY_HAND
        bne     @begin
        jsr     menu_custom
        ldx     #STRENGTH
        bcs     @ask
@begin: jsr     campaign_new
        clc
@back:  rts
.endproc

; by the answer
rules:          .byte RULES_REVISED, RULES_CLASSIC
german:         .byte 100, 120, 100, 100
allied:         .byte 100, 100, 120, 100
human:          .byte %11, %01, %10, %00 ; bit 0 the Germans have a player, bit 1 the Allies

; The options as they are when nobody changes them.
.proc usual_set
        ldx     #OPTIONS - 1
@next:  lda     usual,x
        sta     st_human,x
        dex
        bpl     @next
        rts

; in the order of state.inc from st_human on
usual:  .byte   1, 1, 0, 0, RULES_REVISED, SKY_HISTORICAL, WEATHER_OVERCAST
        .byte   100, 100, 1, 6, 0, 1, 0, 4, 30, 20, 0, 0, 1, 1, 1
OPTIONS = * - usual
        .assert st_autosave - st_human = OPTIONS - 1, lderror, "an option is missing"
.endproc
