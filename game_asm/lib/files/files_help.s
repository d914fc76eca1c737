; Help on SAVE disks: when the game saves is its own, the rest every game shares.
        .include "zeropage.inc"
        .include "macros.inc"

        .import page_show, page_prompt, any_key, key_answered, text_print, msg_files_when

        .segment "FILES"
        .export files_help

;;; files_help -- help for whoever asks for it at a question about SAVE disks
;;; in:       none
;;; out:      none
;;; clobbers: A X Y, all scratch and what drawing uses
;;; cycles:   -
.proc files_help
        print_page msg_files_help
        print_msg msg_files_when
        print_msg msg_files_about
        print_prompt msg_lib_press_key
        inc     key_answered            ; a RETURN behind the question mark does not end it
        jmp     any_key
.endproc
