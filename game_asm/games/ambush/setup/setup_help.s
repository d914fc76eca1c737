; What stands on the pages of squads.
        .include "zeropage.inc"
        .include "macros.inc"
        .import page_show, any_key
        .export setup_help

        .segment "SETUP"

;;; setup_help -- what the numbers and letters of a squad mean
;;; in:       none
;;; out:      the page is drawn; a key was pressed
;;; clobbers: A X Y and scratch
;;; cycles:   -
.proc setup_help
        print_page msg_setup_help
        jmp     any_key
.endproc
