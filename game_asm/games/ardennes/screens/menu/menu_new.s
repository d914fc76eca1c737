; The questions before a new campaign, one page each; Escape goes one back.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "apple2/keys.inc"

        .export menu_new
        .import page_choice, page_help, menu_custom, campaign_new
        .import msg_rules, msg_weather, msg_strength, msg_players, msg_level
        .import msg_help_rules, msg_help_weather, msg_help_strength, msg_help_players
        .import msg_help_level

QUESTIONS       = 5
STRENGTH        = 2                     ; of them
BY_HAND         = 3                     ; an answer to it
PLAYERS         = 3                     ; of the questions
LEVEL           = 4                     ; only where the computer plays

        .segment "MENU_BSS"
answers:        .res QUESTIONS          ; from 0
question:       .res 1

        .segment "MENU"

;;; menu_new -- ask for the options of a campaign and set it up
;;; rule:     8.1  rules, weather, strength; 8.9  who plays, and how well
;;; in:       none
;;; out:      C = 0: the state of a new campaign; C = 1: back to the menu
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc menu_new
        ldx     #0
@ask:   stx     question
        cpx     #QUESTIONS
        beq     @ready
        cpx     #LEVEL
        bne     @page
        lda     answers+PLAYERS
        bne     @page
        lda     #2                      ; two players: nobody asks
        sta     answers+LEVEL
        bne     @ready                  ; always
@page:  lda     choices,x
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
@ready: jsr     usual_set
        ldx     answers
        lda     rules,x
        sta     st_rules
        lda     answers+1
        sta     st_weather_kind
        ldx     answers+2
        lda     german,x
        sta     st_percent
        lda     allied,x
        sta     st_percent+1
        ldx     answers+PLAYERS
        lda     human,x
        lsr     a
        sta     st_human+1
        lda     #0
        rol     a
        sta     st_human
        ldx     answers+LEVEL
        inx
        stx     st_level
        stx     st_level+1
        lda     answers+STRENGTH
        cmp     #BY_HAND
        bne     @begin
        jsr     menu_custom
        ldx     #STRENGTH
        bcs     @page_again
@begin: jsr     campaign_new
        clc
        rts
@page_again:
        jmp     @ask
.endproc

choices:        .byte 2, 4, 4, 4, 3
page_lo:        .lobytes msg_rules, msg_weather, msg_strength, msg_players, msg_level
page_hi:        .hibytes msg_rules, msg_weather, msg_strength, msg_players, msg_level
help_lo:        .lobytes msg_help_rules, msg_help_weather, msg_help_strength
                .lobytes msg_help_players, msg_help_level
help_hi:        .hibytes msg_help_rules, msg_help_weather, msg_help_strength
                .hibytes msg_help_players, msg_help_level
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
