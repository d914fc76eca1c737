; Numbers, blanks, new lines and the bell by the output vector.
        .setcpu "6502"
        .include "monitor.inc"

        .export out_line, print_byte, print_digit, print_ax, print_x, print_blanks, print_range
        .export print_yx, print_error, print_bell

        .segment "ROM"

;;; out_line -- CROUT: a RETURN by the output vector
;;; in:       nothing
;;; out:      A = RETURN
;;; clobbers: what the output vector leads to changes
;;; cycles:   -
.proc out_line
        lda     #KEY_RETURN
        jmp     COUT
.endproc

;;; print_byte -- PRBYTE: two hexadecimal digits by the output vector
;;; in:       A = byte
;;; out:      nothing
;;; clobbers: A; what the output vector leads to changes
;;; cycles:   -
.proc print_byte
        pha
        lsr
        lsr
        lsr
        lsr
        jsr     print_digit
        pla
.endproc

;;; print_digit -- PRHEX: one hexadecimal digit by the output vector
;;; in:       A = digit, in its low half
;;; out:      nothing
;;; clobbers: A; what the output vector leads to changes
;;; cycles:   -
.proc print_digit
        and     #$0F
        cmp     #10
        bcc     @put
        adc     #'A' - '9' - 2          ; C = 1
@put:   adc     #'0' | HIGH             ; C = 0 either way
        jmp     COUT
.endproc

;;; print_ax -- PRNTAX: A and X as four hexadecimal digits by the output vector
;;; in:       A = high byte, X = low byte
;;; out:      nothing
;;; clobbers: A; what the output vector leads to changes
;;; cycles:   -
.proc print_ax
        jsr     print_byte
.endproc

;;; print_x -- PRNTX: X as two hexadecimal digits by the output vector
;;; in:       X = byte
;;; out:      nothing
;;; clobbers: A; what the output vector leads to changes
;;; cycles:   -
.proc print_x
        txa
        jmp     print_byte
.endproc

;;; print_blanks -- PRBL2: blanks by the output vector
;;; in:       X = how many, 0 for 256
;;; out:      X = 0
;;; clobbers: A; what the output vector leads to changes
;;; cycles:   -
.proc print_blanks
        lda     #BLANK
        jsr     COUT
        dex
        bne     print_blanks
        rts
.endproc

;;; print_range -- PRA1: a new line and where range_from points, as PRYX2
;;; in:       range_from
;;; out:      Y = 0, X = low byte
;;; clobbers: A; what the output vector leads to changes
;;; cycles:   -
.proc print_range
        ldx     range_from
        ldy     range_from+1
.endproc

;;; print_yx -- PRYX2: a new line, Y and X as four digits, a hyphen, by the output vector
;;; in:       Y = high byte, X = low byte
;;; out:      Y = 0
;;; clobbers: A; what the output vector leads to changes
;;; cycles:   -
.proc print_yx
        jsr     out_line
        tya
        jsr     print_ax
        ldy     #0
        lda     #'-' | HIGH
        jmp     COUT
.endproc

;;; print_error -- PRERR: ERR and the bell, by the output vector
;;; in:       nothing
;;; out:      nothing
;;; clobbers: A; what the output vector leads to changes
;;; cycles:   -
.proc print_error
        lda     #'E' | HIGH
        jsr     COUT
        lda     #'R' | HIGH
        jsr     COUT
        lda     #'R' | HIGH
        jsr     COUT
.endproc

;;; print_bell -- BELL: the bell by the output vector
;;; in:       nothing
;;; out:      A = the bell's character
;;; clobbers: what the output vector leads to changes
;;; cycles:   -
.proc print_bell
        lda     #KEY_BELL
        jmp     COUT
.endproc
