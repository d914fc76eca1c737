; The title: the game's picture and three lines of words below it.  The game has picture_title and
; msg_title_1 to msg_title_3; the last says PRESS ANY KEY.
        .include "zeropage.inc"
        .include "macros.inc"

PICTURE_LINES   = 160
WORDS_ROW       = 21

        .import screen_clear, text_centred, picture_title, picture_show
        .import msg_title_1, msg_title_2, msg_title_3

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
        ldx     #WORDS_ROW
        lda     #<msg_title_1
        ldy     #>msg_title_1
        jsr     text_centred
        ldx     #WORDS_ROW+1
        lda     #<msg_title_2
        ldy     #>msg_title_2
        jsr     text_centred
        ldx     #WORDS_ROW+2
        lda     #<msg_title_3
        ldy     #>msg_title_3
        jmp     text_centred
.endproc
