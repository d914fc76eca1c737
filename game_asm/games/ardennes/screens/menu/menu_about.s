; The menu's options and its help.
        .include "state.inc"
        .include "ardennes.inc"

        .import page_help, msg_help_menu

        .segment "MENU"
        .export menu_about, menu_next
        .exportzp MENU_OPTIONS, PHASE_NEW

MENU_OPTIONS    = 4
PHASE_NEW       = PHASE_BEGIN

; by option
menu_next:      .byte PHASE_DISK, PHASE_BEGIN, PHASE_RESTART, PHASE_CONTINUE
        .assert * - menu_next = MENU_OPTIONS, error, "a phase for each option"

;;; menu_about -- help on the menu
;;; in:       none
;;; out:      none
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc menu_about
        lda     #<msg_help_menu
        ldy     #>msg_help_menu
        jmp     page_help
.endproc
