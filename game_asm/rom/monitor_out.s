; Characters to the screen, and the bell.
        .setcpu "6502"
        .include "monitor.inc"

        .export out_screen, out_raw, out_paused, out_char, out_store, out_advance, out_left
        .export out_return, bell_sound
        .import text_down, text_up

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

        .segment "TIMED"

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
        .assert >@half = >*, lderror, "a timed loop crosses a page"
@end:   rts
.endproc
