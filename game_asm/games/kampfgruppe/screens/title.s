; The title: a tank on the steppe, and what comes over the horizon.
        .include "zeropage.inc"
        .include "macros.inc"

PICTURE_LINES   = 160

        .import screen_clear, text_goto, text_print, picture_title, picture_show

        .segment "MENU"
        .export title_show

;;; title_show -- draw the title
;;; in:       none
;;; out:      none
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3 zp_t4 zp_ptr0 zp_line_ptr
;;; cycles:   -
.proc title_show
        jsr     screen_clear
        set_word zp_ptr0, picture_title
        lda     #PICTURE_LINES
        jsr     picture_show
        print_at 14, 21, msg_title_1
        print_at 3, 22, msg_title_2
        print_at 13, 23, msg_title_3
        rts
.endproc
