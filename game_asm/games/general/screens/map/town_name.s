; The name of a town.
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"

        .export town_name, town_word
        .import text_char

        .segment "LOW_BSS"
letter:         .res 1
count:          .res 1

        .segment "PLAY"

;;; town_word -- print the name of a town without the blanks behind it
;;; rule:     3.8 3.12
;;; in:       A = town
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc town_word
        jsr     start
@last:  lda     letter
        clc
        adc     count
        tax
        lda     town_names-1,x
        cmp     #' '
        bne     letters
        dec     count
        bne     @last                   ; always: no name is all blanks
.endproc

;;; town_name -- print the name of a town with the blanks behind it
;;; rule:     3.12
;;; in:       A = town
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc town_name
        jsr     start
        falls_into letters
.endproc

; Print `count` letters from `letter` on.
.proc letters
        ldx     letter
        lda     town_names,x
        jsr     text_char
        inc     letter
        dec     count
        bne     letters
        rts
.endproc

; Where the name of town A begins, and all of its letters.
.proc start
        tax
        lda     #0
@name:  dex
        bmi     @there
        clc
        adc     #NAME
        bne     @name                   ; always
@there: sta     letter
        lda     #NAME
        sta     count
        rts
.endproc
