; The menu: from the title to a battle.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"

KEY_ESCAPE      = $1B
CHOICES         = 3
HELP_MENU       = 10                    ; of menu_help

        .import key_stirs, key_flush, title_show, page_choice, any_key, menu_new, menu_help

        .segment "MENU"
        .export menu_main

;;; menu_main -- title and menu, until a phase is chosen
;;; in:       none
;;; out:      st_phase = PHASE_FORCES, PHASE_DISK or PHASE_RESTART; changes st_battle,
;;;           st_density, st_handicap, st_human, st_message_delay, st_music, st_noises,
;;;           st_period, st_river, st_scenario, st_small
;;; clobbers: A X Y key_stirs and all scratch
;;; cycles:   -
.proc menu_main
        lda     #1
        sta     key_stirs               ; the player's own pace is the first of the dice
        jsr     key_flush
        jsr     title_show
        jsr     any_key
@menu:  lda     #<msg_menu
        ldy     #>msg_menu
        ldx     #CHOICES
        jsr     page_choice
        bcs     @again
        tax
        lda     next-1,x
        cmp     #PHASE_FORCES
        bne     @leave
        jsr     menu_new
        bcs     @menu
        lda     #PHASE_FORCES
@leave: sta     st_phase
        lda     #0
        sta     key_stirs
        rts
@again: cmp     #KEY_ESCAPE
        beq     menu_main
        ldx     #HELP_MENU
        jsr     menu_help
        jmp     @menu

next:   .byte   PHASE_DISK, PHASE_FORCES, PHASE_RESTART
.endproc

        .import msg_menu
