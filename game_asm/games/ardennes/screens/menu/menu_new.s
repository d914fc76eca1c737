; The questions before a new campaign, one page each; Escape goes one back.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "apple2/keys.inc"

        .export menu_new
        .import page_choice, page_help, campaign_new
        .import msg_rules, msg_weather, msg_strength
        .import msg_help_rules, msg_help_weather, msg_help_strength

QUESTIONS       = 3

        .segment "MENU_BSS"
answers:        .res QUESTIONS          ; from 0
question:       .res 1

        .segment "MENU"

;;; menu_new -- ask for the options of a campaign and set it up
;;; rule:     8.1  rules, weather, strength
;;; in:       none
;;; out:      C = 0: the state of a new campaign; C = 1: back to the menu
;;; clobbers: A X Y and all scratch
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
        jsr     campaign_new
        clc
        rts
.endproc

choices:        .byte 2, 4, 3
page_lo:        .lobytes msg_rules, msg_weather, msg_strength
page_hi:        .hibytes msg_rules, msg_weather, msg_strength
help_lo:        .lobytes msg_help_rules, msg_help_weather, msg_help_strength
help_hi:        .hibytes msg_help_rules, msg_help_weather, msg_help_strength
; by the answer
rules:          .byte RULES_REVISED, RULES_CLASSIC
german:         .byte 100, 120, 100
allied:         .byte 100, 100, 120

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
