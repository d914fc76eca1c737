; Numbers in decimal.
        .include "zeropage.inc"
        .include "macros.inc"

DIGITS          = 5
BUFFER          = DIGITS + 1            ; and a place for the sign in front
BLANK           = ' '

        .import text_char
        .segment "BSS"
number_text:    .res BUFFER             ; right-aligned, blanks in front

        .segment "RODATA"
ten_power_lo:   .byte <10000, <1000, <100, <10
ten_power_hi:   .byte >10000, >1000, >100, >10

        .segment "CODE"
        .export text_number, text_number_right, text_signed_right
        .export text_byte, text_byte_right

;;; text_byte -- print a byte without leading blanks
;;; in:       A = 0..255
;;; out:      zp_arg0/1 = the same
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2
;;; cycles:   -
.proc text_byte
        sta     zp_arg0
        lda     #0
        sta     zp_arg1
        falls_into text_number
.endproc

;;; text_number -- print a number without leading blanks
;;; in:       zp_arg0/1 = 0..65535
;;; out:      none
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2
;;; cycles:   -
.proc text_number
        jsr     to_digits               ; X = where the first digit stands
        jmp     print_from
.endproc

;;; text_byte_right -- print a byte right-aligned
;;; in:       A = 0..255; X = cells 1..6
;;; out:      zp_arg0/1 = the same
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3
;;; cycles:   -
.proc text_byte_right
        sta     zp_arg0
        lda     #0
        sta     zp_arg1
        falls_into text_number_right
.endproc

;;; text_number_right -- print a number right-aligned
;;; in:       zp_arg0/1 = 0..65535; X = cells 1..6
;;; out:      none
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3
;;; cycles:   -
.proc text_number_right
        stx     zp_t3
        jsr     to_digits
        jmp     print_last
.endproc

;;; text_signed_right -- print a number that may be negative, right-aligned
;;; in:       zp_arg0/1 = -32768..32767; X = cells 2..6
;;; out:      none
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3
;;; cycles:   -
.proc text_signed_right
        bit     zp_arg1
        bpl     text_number_right
        stx     zp_t3
        sec
        lda     #0
        sbc     zp_arg0
        sta     zp_t0
        lda     #0
        sbc     zp_arg1
        sta     zp_t1
        jsr     digits_of_t0
        lda     #'-'
        sta     number_text-1,x
        jmp     print_last
.endproc

; Print the last zp_t3 places of the buffer.
.proc print_last
        lda     #BUFFER
        sec
        sbc     zp_t3
        tax
        falls_into print_from
.endproc

; Print the buffer from place X on.
.proc print_from
        lda     number_text,x
        jsr     text_char
        inx
        cpx     #BUFFER
        bcc     print_from
        rts
.endproc

; zp_arg0/1 into the buffer -> X = place of the first digit.
.proc to_digits
        copy_word zp_t0, zp_arg0
        falls_into digits_of_t0
.endproc

; zp_t0/1 into the buffer -> X = place of the first digit.  Spoils A Y zp_t0..t2.
.proc digits_of_t0
        lda     #BLANK
        sta     number_text
        ldx     #0
@place: ldy     #'0'
@take:  lda     zp_t0
        sec
        sbc     ten_power_lo,x
        sta     zp_t2
        lda     zp_t1
        sbc     ten_power_hi,x
        bcc     @digit
        sta     zp_t1
        lda     zp_t2
        sta     zp_t0
        iny
        bne     @take                   ; always
@digit: tya
        sta     number_text+1,x
        inx
        cpx     #DIGITS-1
        bcc     @place
        lda     zp_t0
        ora     #'0'
        sta     number_text+DIGITS
        ldx     #0                      ; blank the zeros in front
@blank: inx
        cpx     #DIGITS
        bcs     @done                   ; the last digit always stands
        lda     number_text,x
        cmp     #'0'
        bne     @done
        lda     #BLANK
        sta     number_text,x
        bne     @blank                  ; always
@done:  rts
.endproc
