; The menu's options and its help.
        .include "state.inc"
        .include "kampfgruppe.inc"

HELP_MENU       = 10                    ; of menu_help

        .import menu_help

        .segment "MENU"
        .export menu_about, menu_next
        .exportzp MENU_OPTIONS, PHASE_NEW

MENU_OPTIONS    = 3
PHASE_NEW       = PHASE_FORCES

; by option
menu_next:      .byte PHASE_DISK, PHASE_FORCES, PHASE_RESTART
        .assert * - menu_next = MENU_OPTIONS, error, "a phase for each option"

;;; menu_about -- help on the menu
;;; in:       none
;;; out:      none
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc menu_about
        ldx     #HELP_MENU
        jmp     menu_help
.endproc
