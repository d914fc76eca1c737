; What stands on the pages of squads.
        .include "zeropage.inc"
        .include "macros.inc"
        .import page_show, line_key, key_answered
        .export setup_help

        .segment "SETUP"

;;; setup_help -- what the numbers and letters of a squad mean
;;; in:       none
;;; out:      the page is drawn; a key was pressed
;;; clobbers: A X Y and scratch
;;; cycles:   -
.proc setup_help
        print_page msg_setup_help
        inc     key_answered            ; a RETURN behind the question mark does not end it
        jmp     line_key
.endproc
