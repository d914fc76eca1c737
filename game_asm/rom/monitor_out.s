; Characters to the screen, and what prints by the output vector: numbers, blanks, the bell.
        .setcpu "6502"
        .include "monitor.inc"

        .export out_screen, out_raw, out_paused, out_char, out_store, out_advance, out_left
        .export out_return, out_line, print_byte, print_digit, print_ax, print_x, print_blanks
        .export print_yx, print_range, print_error, print_bell, bell_sound
        .import text_scroll, text_down, text_up

        .segment "ROM"

;;; out_screen -- COUT1: a character to the screen, normal or inverse as text_mask says
;;; in:       A = character; the window and the cursor
;;; out:      A as it was; the cursor is behind it
;;; clobbers: kept_y text_above
;;; cycles:   -
.proc out_screen
        cmp     #BLANK
        bcc     out_raw
        pha
        and     text_mask
        jsr     out_raw
        pla
        rts
.endproc

;;; out_raw -- COUTZ: the same, but as the byte says
;;; in:       A = character; the window and the cursor
;;; out:      A as it was; the cursor is behind it
;;; clobbers: kept_y text_above
;;; cycles:   -
.proc out_raw
        sty     kept_y
        pha
        jsr     out_paused
        pla
        ldy     kept_y
        rts
.endproc

;;; out_paused -- VIDWAIT: a character to the screen; at a RETURN CTRL-S waits for another key
;;; in:       A = character; the window and the cursor
;;; out:      the cursor is behind it; the key that ended a wait is gone, but not CTRL-C
;;; clobbers: A Y text_above
;;; cycles:   -
.proc out_paused
        cmp     #KEY_RETURN
        bne     out_char
        ldy     IO_KEY
        cpy     #KEY_CTRL_S
        bne     out_char
@more:  bit     IO_STROBE
@wait:  ldy     IO_KEY
        bpl     @wait
        cpy     #KEY_CTRL_C
        beq     out_char
        bit     IO_STROBE
.endproc

;;; out_char -- VIDOUT: a character to the screen, or RETURN, down, left and the bell obeyed
;;; in:       A = character; the window and the cursor
;;; out:      the cursor is behind it
;;; clobbers: A Y text_above
;;; cycles:   -
.proc out_char
        cmp     #BLANK
        bcs     out_store
        cmp     #HIGH
        bcc     out_store               ; inverse and flashing
        cmp     #KEY_RETURN
        beq     out_return
        cmp     #KEY_DOWN
        beq     @down
        cmp     #KEY_LEFT
        beq     out_left
        cmp     #KEY_BELL
        beq     @bell
        rts
@down:  jmp     text_down
@bell:  jmp     bell_sound
.endproc

;;; out_store -- STORADV: a byte at the cursor, which moves on
;;; in:       A = byte; the window and the cursor
;;; out:      the cursor is behind it
;;; clobbers: A Y text_above
;;; cycles:   -
.proc out_store
        ldy     cursor_column
        sta     (text_base),y
.endproc

;;; out_advance -- ADVANCE: the cursor one column on, behind the last to the next line
;;; in:       the window and the cursor
;;; out:      the cursor
;;; clobbers: A Y text_above
;;; cycles:   -
.proc out_advance
        inc     cursor_column
        lda     cursor_column
        cmp     window_width
        bcs     out_return
        rts
.endproc

;;; out_return -- CR: the cursor to the beginning of the next line
;;; in:       the window and the cursor
;;; out:      the cursor
;;; clobbers: A Y text_above
;;; cycles:   -
.proc out_return
        lda     #0
        sta     cursor_column
        jmp     text_down
.endproc

;;; out_left -- BS: the cursor one column back, before the first to the line above
;;; in:       the window and the cursor
;;; out:      the cursor
;;; clobbers: A
;;; cycles:   <= 115
.proc out_left
        dec     cursor_column
        bpl     @end
        lda     window_width
        sec
        sbc     #1
        sta     cursor_column
        jmp     text_up
@end:   rts
.endproc

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

;;; bell_sound -- BELL1: a tone of 1 kHz, a tenth of a second long
;;; in:       nothing
;;; out:      nothing
;;; clobbers: A Y
;;; cycles:   <= 102500
.proc bell_sound
        ldy     #200                    ; half waves of 511 cycles
@half:  lda     #11
        jsr     WAIT                    ; 464
        jsr     @end
        jsr     @end
        jsr     @end
        lda     IO_SPEAKER
        dey
        bne     @half
@end:   rts
.endproc
