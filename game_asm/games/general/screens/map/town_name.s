; The name of a town.
        .include "state.inc"
        .include "general.inc"

        .export town_name
        .import text_char

        .segment "LOW_BSS"
letter:         .res 1
count:          .res 1

        .segment "PLAY"

;;; town_name -- print the name of a town with the blanks behind it
;;; rule:     3.12
;;; in:       A = town
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc town_name
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
@letter:
        ldx     letter
        lda     town_names,x
        jsr     text_char
        inc     letter
        dec     count
        bne     @letter
        rts
.endproc
