; The title.
        .include "zeropage.inc"
        .include "macros.inc"

        .import screen_clear, text_goto, text_print

        .segment "MENU"
        .export title_show

;;; title_show -- draw the title
;;; rule:     2.0  an American and a German soldier
;;; in:       none
;;; out:      none
;;; clobbers: A X Y and scratch
;;; cycles:   -
.proc title_show
        jsr     screen_clear
        print_at 12, 20, msg_title_1
        print_at 3, 22, msg_title_2
        rts
.endproc
