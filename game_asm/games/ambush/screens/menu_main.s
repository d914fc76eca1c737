; The menu: from the title to a battle.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"

KEY_ESCAPE      = $1B
CHOICES         = 4

        .import key_stirs, key_flush, title_show, page_show, page_prompt, page_choice, any_key
        .import help_show, menu_new_game, menu_old_game

        .segment "MENU"
        .export menu_main

;;; menu_main -- title (unless it was seen) and menu, until a phase is chosen
;;; rule:     2.0 2.1  any key leaves the title; four options
;;; in:       st_phase = PHASE_MENU or PHASE_OPTIONS
;;; out:      st_phase = PHASE_SETUP, PHASE_GENERATE, PHASE_DISK or PHASE_RESTART; st_step = 0;
;;;           what menu_new_game chooses
;;; clobbers: A X Y, all scratch and what line_input uses
;;; cycles:   -
.proc menu_main
        lda     #1
        sta     key_stirs               ; the player's own pace is the first of the dice
        lda     st_phase
        cmp     #PHASE_OPTIONS
        beq     @menu
        jsr     key_flush               ; before the title, so that no key typed at it is lost
        jsr     title_show
        jsr     any_key
@menu:  lda     #<msg_menu
        ldy     #>msg_menu
        ldx     #CHOICES
        jsr     page_choice
        bcc     @chosen
        cmp     #KEY_ESCAPE
        beq     @title
        lda     #HELP_MENU
        jsr     help_show
        jmp     @menu
@title: jsr     title_show              ; Escape leaves every screen; here, back to the first
        jsr     any_key
        jmp     @menu

@chosen:
        cmp     #2
        beq     @squads
        ldx     #PHASE_DISK
        cmp     #1
        beq     @leave
        cmp     #4
        beq     @old
        jsr     menu_new_game
        bcs     @menu                   ; thought better of it
        ldx     #PHASE_SETUP
@leave: stx     st_phase
        lda     #0
        sta     st_step
        sta     key_stirs
        rts

@squads:
        ldx     #PHASE_GENERATE
        bne     @leave                  ; always
@old:   jsr     menu_old_game
        bcs     @menu
        ldx     #PHASE_RESTART
        bne     @leave                  ; always
.endproc

        .import msg_menu
