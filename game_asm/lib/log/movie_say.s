; The player's row below what is played.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "lib/log/log.inc"

        .import msg_movie_keys, text_clear_row, text_print

        .segment "REPORT"
        .export movie_keys, movie_say

;;; movie_keys -- the player's keys, on its row
;;; in:       none
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc movie_keys
        ldx     #<msg_movie_keys
        ldy     #>msg_movie_keys
        falls_into movie_say
.endproc

;;; movie_say -- words on the player's row
;;; in:       X = low byte, Y = high byte of the words
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc movie_say
        txa
        pha
        tya
        pha
        ldy     #MOVIE_ROW
        jsr     text_clear_row
        pla
        tay
        pla
        jmp     text_print
.endproc
