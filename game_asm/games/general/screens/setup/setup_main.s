; A new game: which scenario, which rules.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

        .export setup_main
        .import army_ready, buy_main, facts_print, handicap_ask, msg_armies
        .import key_capital, msg_scenarios, msg_rules, page_choice, page_show, page_wait
        .import scenario_army, scenario_lay, scenario_lo, scenario_hi, text_char, text_goto
        .import text_print, msg_help_scenarios, page_help, scenario_text, msg_briefing, key_stirs
        .importzp SCENARIOS

NAME_AT         = 16                    ; in a record
BRIEFING_AT     = 18
FIRST_ROW       = 3

        .segment "SETUP_BSS"
listed:         .res 1

        .segment "SETUP"

;;; setup_main -- a new game, or a side's buying
;;; rule:     6.1
;;; in:       st_phase = PHASE_SETUP or PHASE_BUY
;;; out:      st_phase = what follows; the state
;;; clobbers: everything
;;; cycles:   -
.proc setup_main
        lda     st_phase
        cmp     #PHASE_BUY
        bne     setup_new
        jmp     buy_main
.endproc

;;; setup_new -- let the player choose a scenario and its rules, and lay it out
;;; rule:     2.4 2.5 2.6 2.7 3.11 4.2; 2.9  two at one keyboard: always full view
;;; in:       none
;;; out:      the state of a new game; st_phase = PHASE_PLOT_MOBILE, PHASE_BUY or PHASE_MENU
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
@key:   jsr     key_capital
        cmp     #KEY_ESCAPE
        beq     @menu
        sec
        sbc     #'A'
        cmp     #SCENARIOS
        bcs     @key
        sta     st_scenario
        lda     #<msg_briefing
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
        jsr     page_wait
        cmp     #KEY_ESCAPE
        beq     @again
        lda     #<msg_rules
        ldy     #>msg_rules
        ldx     #4
        jsr     page_choice
        bcs     @again
        sbc     #0                      ; C = 0: one less
        eor     #OPTION_PARTIAL         ; in the order of the page
        pha
        jsr     scenario_lay
        pla
        sta     st_options
        jsr     army_ready
        bcs     @buy
        lda     #<msg_armies
        ldy     #>msg_armies
        ldx     #2
        jsr     page_choice
        bcs     @again
        cmp     #1
        bne     @buy
        jsr     scenario_army
        lda     #PHASE_PLOT_MOBILE
        bne     @phase                  ; always
@buy:   jsr     handicap_ask
        bcs     @again
        lda     #PHASE_BUY
        bne     @phase                  ; always
@menu:  lda     #PHASE_MENU
@phase: sta     st_phase
        lda     #0
        sta     key_stirs
        rts
@again: jmp     @list
.endproc
