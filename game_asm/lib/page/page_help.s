; Pages that are only read.
        .include "macros.inc"

        .import page_show, page_prompt, any_key

        .segment "CODE"
        .export page_help, page_wait

;;; page_help -- show a page until a key is struck
;;; in:       A = low byte, Y = high byte of the text
;;; out:      A = the key
;;; clobbers: X Y zp_t0
;;; cycles:   -
.proc page_help
        jsr     page_show
        falls_into page_wait
.endproc

;;; page_wait -- ask for a key on the prompt row of the page, and wait for it
;;; in:       none
;;; out:      A = the key
;;; clobbers: X Y
;;; cycles:   -
.proc page_wait
        print_prompt msg_lib_press_key
        jmp     any_key
.endproc
