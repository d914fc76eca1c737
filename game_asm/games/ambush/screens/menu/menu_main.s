; The menu: from the title to a battle.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"

        .import key_stirs, menu_title, menu_options, help_show, menu_new_game, menu_old_game

        .segment "MENU"
        .export menu_main, menu_about
        .exportzp MENU_OPTIONS

MENU_OPTIONS    = 4

;;; menu_main -- title (unless it was seen) and menu, until a phase is chosen
;;; rule:     2.0 2.1  any key leaves the title; four options
;;; in:       st_phase = PHASE_MENU or PHASE_OPTIONS
;;; out:      st_phase = PHASE_SETUP, PHASE_GENERATE, PHASE_DISK or PHASE_RESTART; st_step = 0;
;;;           what menu_new_game chooses
;;; clobbers: A X Y, all scratch and what line_input uses
;;; cycles:   -
.proc menu_main
        .assert PHASE_MENU = 0, error, "the title stands before the first phase"
        jsr     menu_title
        jmp     @chosen
@menu:  jsr     menu_options
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

;;; menu_about -- help on the menu
;;; in:       none
;;; out:      none
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc menu_about
        lda     #HELP_MENU
        jmp     help_show
.endproc
