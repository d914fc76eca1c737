; A new game: which scenario, which rules.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

        .export setup_main
        .import key_capital, msg_scenarios, msg_rules, page_choice, page_refuse, page_show, page_wait
        .import scenario_army, scenario_lay, scenario_lo, scenario_hi, text_char, text_goto
        .import text_print, msg_help_scenarios, page_help, scenario_text, msg_briefing, key_stirs
        .importzp SCENARIOS

NAME_AT         = 16                    ; in a record
BRIEFING_AT     = 18
FIRST_ROW       = 3

        .segment "SETUP_BSS"
listed:         .res 1

        .segment "SETUP"

;;; setup_main -- let the player choose a scenario and its rules, and lay it out
;;; rule:     2.4 2.5 2.6 2.7 3.11 4.2
;;; in:       none
;;; out:      the state of a new game; st_phase = PHASE_FIRE_1, or PHASE_MENU
;;; clobbers: everything
;;; cycles:   -
.proc setup_main
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
        jsr     page_wait
        cmp     #KEY_ESCAPE
        beq     @list
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
        jsr     scenario_army
        bcs     @empty
        lda     #0
        sta     key_stirs
        lda     #PHASE_FIRE_1
        sta     st_phase
        rts
@again: jmp     @list
@empty: .import msg_no_army
        lda     #<msg_no_army
        ldy     #>msg_no_army
        jsr     page_refuse
        jmp     @list
@menu:  lda     #PHASE_MENU
        sta     st_phase
        rts
.endproc
