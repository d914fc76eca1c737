; Numbers that always take two cells.
        .import text_char

        .segment "LOW_BSS"
number_x:       .res 1

        .segment "CODE"
        .export text_two_digits

;;; text_two_digits -- print a number as two digits
;;; in:       A = 0..99
;;; out:      none
;;; clobbers: A
;;; cycles:   -
.proc text_two_digits
        stx     number_x
        ldx     #'0'
        sec
@tens:  sbc     #10
        bcc     @ready
        inx
        bcs     @tens                   ; always
@ready: adc     #10 + '0'               ; C = 0 here: the ones as a digit
        pha
        txa
        jsr     text_char
        pla
        jsr     text_char
        ldx     number_x
        rts
.endproc
