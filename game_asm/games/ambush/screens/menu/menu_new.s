; The questions before a new battle.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "screens/menu/choose.inc"

SOLITAIRE_MOST  = 5
TWO_PLAYER_MOST = 7
BLIND_LEVEL     = 3

        .import page_show, page_prompt, page_choice, help_show
        .import text_goto, text_print, time_points, msg_time

        .segment "MENU_BSS"
new_scenario:   .res 1
new_level:      .res 1

        .segment "MENU"
        .export menu_new_game

;;; menu_new_game -- choose who plays, scenario, level, sound, sight and the first turn's length
;;; rule:     1.6.1 2.2.2 2.2.3 2.3 2.4 2.5 16.0.1 16.A.1 16.B0.1  the questions before a battle
;;; in:       none
;;; out:      C = 0 st_scenario st_level st_computer st_defender st_music st_blind st_turn_length;
;;;           C = 1 the player went back to the menu
;;; clobbers: A X Y, all scratch and what line_input uses
;;; cycles:   -
.proc menu_new_game
ask_who:
        choose  msg_who, 4, leave
        tax
        lda     computers-1,x
        sta     st_computer
        cpx     #2
        bne     ask_solo
        jmp     ask_pair
ask_solo:
        choose  msg_solo, SOLITAIRE_MOST, ask_who
        sec
        sbc     #1
        sta     new_scenario
        lda     #1                      ; NCO Training is always against rookies
        sta     new_level
        lda     st_made+1               ; the computer's Germans are drawn again
        ldx     new_scenario
        bne     @made
        ora     st_made                 ; the men of NCO Training are the card's
@made:  cmp     #0
        beq     ask_level
        choose  msg_squad_lost, 2, ask_solo
        cmp     #2
        bne     ask_level
        jmp     ask_solo
ask_level:
        lda     new_scenario
        beq     @jump
        jmp     @level
@jump:  jmp     ask_sound
@level: lda     st_computer
        cmp     #COMPUTER_GERMAN
        beq     @foe
        bcs     @both
        choose  msg_level_own, BLIND_LEVEL, ask_solo
        jmp     set_level
@both:  choose  msg_level_both, BLIND_LEVEL, ask_solo
        jmp     set_level
@foe:   choose  msg_level, BLIND_LEVEL, ask_solo
set_level:
        sta     new_level
        jmp     ask_sound
ask_pair:
        choose  msg_pair, TWO_PLAYER_MOST, ask_who
        clc
        adc     #SOLITAIRE_MOST-1
        sta     new_scenario
        ldx     #0
        stx     new_level
        cmp     #SCENARIO_ALLEY
        bne     ask_sound
        choose  msg_defender, 2, ask_pair
        sec
        sbc     #1
        sta     st_defender
ask_sound:
        choose  msg_sound, 2, before_sound
        and     #1                      ; 1 sound, 2 silence
        sta     st_music
        lda     #1
        sta     st_blind
        ldx     new_level
        cpx     #BLIND_LEVEL
        beq     ask_time                ; the best Germans are never shown
ask_sight:
        choose  msg_sight, 2, ask_sound
        and     #1                      ; 1 blind, 2 unlimited
        sta     st_blind
ask_time:
        lda     #0
        sta     st_turn_length          ; nothing to fall back on yet
        lda     #<msg_time
        ldy     #>msg_time
        jsr     time_points
        bcc     begin
        ldx     new_level
        cpx     #BLIND_LEVEL
        bne     @sight
        jmp     ask_sound
@sight: jmp     ask_sight
begin:  lda     new_scenario
        sta     st_scenario
        lda     new_level
        sta     st_level
        clc
        rts
leave:  sec
        rts

before_sound:                           ; Escape: the page that came before this one
        lda     st_computer
        bne     @solo
        jmp     ask_pair
@solo:  lda     new_scenario
        beq     @nco
        jmp     ask_level
@nco:   jmp     ask_solo
.endproc

; who commands, by choice: bits of st_computer
computers:      .byte COMPUTER_GERMAN, 0, COMPUTER_AMERICAN, COMPUTER_AMERICAN | COMPUTER_GERMAN
