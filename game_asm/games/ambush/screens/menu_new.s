; The questions before a new battle.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"

KEY_ESCAPE      = $1B
SOLITAIRE_MOST  = 5
TWO_PLAYER_MOST = 7
BLIND_LEVEL     = 3

        .import page_show, page_prompt, page_choice, help_show
        .import text_goto, text_print, sound_refuse, scenario_setup, any_key, time_points, msg_time

        .segment "MENU_BSS"
new_scenario:   .res 1
new_level:      .res 1

        .segment "MENU"
        .export menu_new_game

; Ask a page of numbered choices; Escape goes to `back`, a question mark shows help and asks again.
.macro  choose label, choices, back
        .local @ask, @taken, @help
        .import label
@ask:   lda     #<label
        ldy     #>label
        ldx     #choices
        jsr     page_choice
        bcc     @taken
        cmp     #KEY_ESCAPE
        bne     @help
        jmp     back
@help:  lda     #HELP_MENU
        jsr     help_show
        jmp     @ask
@taken:
.endmacro

;;; menu_new_game -- choose scenario, level, sound, sight and the first turn's length
;;; rule:     2.2 2.3 2.4 2.5  the questions before a battle
;;; in:       none
;;; out:      C = 0 the state of a new battle; C = 1 the player went back to the menu
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc menu_new_game
ask_who:
        choose  msg_who, 2, leave
        cmp     #2
        beq     ask_pair
ask_solo:
        choose  msg_solo, SOLITAIRE_MOST, ask_who
        ldx     #0
        jsr     check_built
        bcs     ask_solo
        lda     #1                      ; NCO Training is always against rookies
        sta     new_level
        lda     new_scenario
        beq     ask_sound
ask_level:
        choose  msg_level, BLIND_LEVEL, ask_solo
        sta     new_level
        jmp     ask_sound
ask_pair:
        choose  msg_pair, TWO_PLAYER_MOST, ask_who
        ldx     #SOLITAIRE_MOST
        jsr     check_built
        bcs     ask_pair
        lda     #0
        sta     new_level
ask_sound:
        choose  msg_sound, 2, ask_who
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
begin:  print_at 1, 20, msg_ready
        lda     new_scenario
        sta     st_scenario
        lda     new_level
        sta     st_level
        jsr     scenario_setup
        clc
        rts
leave:  sec
        rts
.endproc

; A = choice 1..7, X = first scenario of the list.  C = 0: new_scenario is set; C = 1: that
; battle is not on this disk, and the player has read so.
.proc check_built
        sta     new_scenario
        dec     new_scenario
        txa
        clc
        adc     new_scenario
        sta     new_scenario
        tax
        lda     scenarios_ready,x
        cmp     #1
        bcs     @built
        jsr     sound_refuse
        print_prompt msg_not_yet
        jsr     any_key
        sec
        rts
@built: clc
        rts
.endproc

; which battles can be fought: five solitaire, seven for two players
scenarios_ready:
        .byte   1, 0, 0, 0, 0
        .byte   0, 0, 0, 0, 0, 0, 0
