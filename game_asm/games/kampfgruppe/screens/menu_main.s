; The menu: from the title to a battle.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"

HELP_MENU       = 10                    ; of menu_help

        .import key_stirs, menu_title, menu_options, menu_new, menu_help

        .segment "MENU"
        .export menu_main, menu_about
        .exportzp MENU_OPTIONS

MENU_OPTIONS    = 3

;;; menu_main -- title and menu, until a phase is chosen
;;; in:       none
;;; out:      st_phase = PHASE_FORCES, PHASE_DISK or PHASE_RESTART; changes st_battle,
;;;           st_density, st_handicap, st_human, st_message_delay, st_music, st_noises,
;;;           st_period, st_river, st_scenario, st_small
;;; clobbers: A X Y key_stirs and all scratch
;;; cycles:   -
.proc menu_main
        jsr     menu_title
@chosen:
        tax
        lda     next-1,x
        cmp     #PHASE_FORCES
        bne     @leave
        jsr     menu_new
        bcs     @menu                   ; thought better of it
        lda     #PHASE_FORCES
@leave: sta     st_phase
        lda     #0
        sta     key_stirs
        rts
@menu:  jsr     menu_options
        jmp     @chosen

next:   .byte   PHASE_DISK, PHASE_FORCES, PHASE_RESTART
.endproc

;;; menu_about -- help on the menu
;;; in:       none
;;; out:      none
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc menu_about
        ldx     #HELP_MENU
        jmp     menu_help
.endproc
