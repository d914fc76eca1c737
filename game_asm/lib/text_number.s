; Numbers in decimal.
        .include "zeropage.inc"
        .include "macros.inc"

DIGITS          = 5
BUFFER          = DIGITS + 1            ; and a place for the sign in front
BLANK           = ' '

        .import text_char

        .segment "BSS"
number_text:    .res BUFFER             ; right-aligned, blanks in front
number_x:       .res 1

        .segment "RODATA"
ten_power_lo:   .byte <10000, <1000, <100, <10
ten_power_hi:   .byte >10000, >1000, >100, >10

        .segment "CODE"
        .export text_number, text_number_right, text_signed_right, text_two_digits

;;; text_number -- print a number without leading blanks
;;; in:       zp_arg0/1 = 0..65535
;;; out:      none
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2
;;; cycles:   -
.proc text_number
        jsr     to_digits               ; X = where the first digit stands
        jmp     print_from
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
