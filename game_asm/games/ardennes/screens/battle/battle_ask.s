; How far a unit must go.
        .export battle_ask
        .import battle_points, text_byte, text_char, text_print

        .segment "RESOLVE"

;;; battle_ask -- print how many hexes a unit goes, and what is asked
;;; rule:     1.13
;;; in:       battle_points; A = low byte, Y = high byte of the text
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc battle_ask
        pha
        tya
        pha
        lda     #' '
        jsr     text_char
        lda     battle_points
        jsr     text_byte
        pla
        tay
        pla
        jmp     text_print
.endproc
