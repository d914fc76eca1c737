; The menu: from the title to a game.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"

        .import framed, key_stirs, menu_title, page_help

        .segment "MENU"
        .export menu_main, menu_about
        .exportzp MENU_OPTIONS

MENU_OPTIONS    = 4

;;; menu_main -- title and menu, until a phase is chosen
;;; in:       st_phase = PHASE_MENU: the title first; PHASE_BACK
;;; out:      st_phase = PHASE_DISK, PHASE_SETUP, PHASE_RESTART or PHASE_CONTINUE; st_match = 0;
;;;           framed = 0
;;; clobbers: A X Y key_stirs and all scratch
;;; cycles:   -
.proc menu_main
        jsr     menu_title
        tax
        lda     next-1,x
        sta     st_phase
        lda     #0
        sta     key_stirs
        sta     framed                  ; no cursor is on the picture: the menu is
        sta     st_match                ; one that was left is over
        rts

next:   .byte   PHASE_DISK, PHASE_SETUP, PHASE_RESTART, PHASE_CONTINUE
.endproc

;;; menu_about -- help on the menu
;;; in:       none
;;; out:      none
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc menu_about
        .import msg_help_menu
        lda     #<msg_help_menu
        ldy     #>msg_help_menu
        jmp     page_help
.endproc
