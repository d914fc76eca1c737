; A new game: which scenario, which rules.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

        .export setup_new
        .import army_ready, facts_print, handicap_ask, hexview_frame, key_capital, key_stirs
        .import hexview_whole, msg_armies, msg_briefing, msg_briefing_keys, msg_help_scenarios
        .import msg_scenario_keys, msg_scenarios, page_choice
        .import page_help, page_prompt, page_show, page_wait, rules_chosen, rules_page, rules_set
        .import scenario_army, scenario_lay, scenario_text, sound_refuse, text_char, text_goto
        .import text_print, town_letters, view_center
        .importzp SCENARIOS

NAME_AT         = 16                    ; in a record
BRIEFING_AT     = 18
FIRST_ROW       = 3

        .segment "SETUP_BSS"
listed:         .res 1

        .segment "SETUP"

;;; setup_new -- let the player choose a scenario and its rules, and lay it out
;;; rule:     2.6 2.7 3.11 3.25 4.2
;;; in:       none
;;; out:      the state of a new game; st_phase = PHASE_PLOT_MOBILE, PHASE_BUY or PHASE_BACK
;;; clobbers: everything
;;; cycles:   -
.proc setup_new
        lda     #1
        sta     key_stirs
@list:  lda     #<msg_scenarios
        ldy     #>msg_scenarios
        jsr     page_show
        lda     #0
        sta     listed
@line:  ldx     #2
        lda     listed
        clc
        adc     #FIRST_ROW
        tay
        jsr     text_goto
        lda     listed
        clc
        adc     #'A'
        jsr     text_char
        lda     #' '
        jsr     text_char
        lda     listed
        ldy     #NAME_AT
        jsr     scenario_text
        jsr     text_print
        inc     listed
        lda     listed
        cmp     #SCENARIOS
        bcc     @line
        print_prompt msg_scenario_keys
@key:   jsr     key_capital
        cmp     #KEY_ESCAPE
        bne     @which
        jmp     @menu
@help:  lda     #<msg_help_scenarios
        ldy     #>msg_help_scenarios
        jsr     page_help
        jmp     @list
@no:    jsr     sound_refuse
        jmp     @key
@which: cmp     #'?'
        beq     @help
        sec
        sbc     #'A'
        cmp     #SCENARIOS
        bcs     @no
        sta     st_scenario
        jsr     scenario_lay
@brief: lda     #<msg_briefing
        ldy     #>msg_briefing
        jsr     page_show
        ldx     #1
        ldy     #3
        jsr     text_goto
        lda     st_scenario
        ldy     #NAME_AT
        jsr     scenario_text
        jsr     text_print
        ldx     #0
        ldy     #5
        jsr     text_goto
        lda     st_scenario
        ldy     #BRIEFING_AT
        jsr     scenario_text
        jsr     text_print
        jsr     facts_print
        print_prompt msg_briefing_keys
        jsr     key_capital
        cmp     #KEY_ESCAPE
        beq     @back
        cmp     #'M'
        bne     @rules
        ldx     #0
        ldy     #0
        jsr     view_center
        jsr     hexview_whole
        jsr     hexview_frame           ; there is no window yet: off
        jsr     town_letters
        jsr     page_wait
        jmp     @brief
@rules:
        ldx     #6
        lda     #0                      ; as they are when nobody changes them
@usual: sta     rules_chosen,x
        dex
        bpl     @usual
        jsr     rules_page
        bcs     @back
        jsr     scenario_lay            ; on the weather of this game
        jsr     rules_set
        lda     #10                     ; tenths: nobody has less
        sta     st_handicap
        sta     st_handicap+1
        jsr     army_ready
        bcs     @buy
        lda     #<msg_armies
        ldy     #>msg_armies
        ldx     #2
        jsr     page_choice
        bcs     @back
        cmp     #1
        bne     @buy
        jsr     scenario_army
        lda     #0
        sta     st_bought
        lda     #PHASE_PLOT_MOBILE
        bne     @phase                  ; always
@buy:   lda     #1
        sta     st_bought
        jsr     handicap_ask
        bcs     @back
        lda     #PHASE_BUY
        bne     @phase                  ; always
@menu:  lda     #PHASE_BACK
@phase: sta     st_phase
        lda     #0
        sta     key_stirs
        rts
@back:  jmp     @list
.endproc
