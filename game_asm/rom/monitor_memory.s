; Registers kept and given back, ranges of memory, paddles, the mark of a RESET vector.
        .setcpu "6502"
        .include "monitor.inc"

        .export registers_keep, registers_give, range_step, range_next, range_move, range_compare
        .export paddle_count, reset_mark
        .import print_range, print_byte

SOFT_RESET := $03F2
POWER_UP   := $03F4
POWER_MARK = $A5

        .segment "ROM"

;;; registers_keep -- IOSAVE: all registers into page zero
;;; in:       nothing
;;; out:      reg_a, reg_x, reg_y, reg_p, reg_s (as it is in here); decimal mode is off
;;; clobbers: A X
;;; cycles:   <= 35
.proc registers_keep
        sta     reg_a
        php
        pla
        sta     reg_p
        stx     reg_x
        sty     reg_y
        tsx
        stx     reg_s
        cld
        rts
.endproc

;;; registers_give -- IOREST: A, X, Y and the flags as IOSAVE kept them
;;; in:       reg_a, reg_x, reg_y, reg_p
;;; out:      A, X, Y and the flags
;;; clobbers: -
;;; cycles:   <= 28
.proc registers_give
        ldx     reg_x
        ldy     reg_y
        lda     reg_p
        pha
        lda     reg_a
        plp
        rts
.endproc

;;; range_step -- NXTA4: range_other one on, then as NXTA1
;;; in:       range_from, range_to, range_other
;;; out:      range_from and range_other one on; C = 1 when range_from was range_to or behind
;;; clobbers: A
;;; cycles:   <= 44
.proc range_step
        inc     range_other
        bne     range_next
        inc     range_other+1
.endproc

;;; range_next -- NXTA1: range_from one on
;;; in:       range_from, range_to
;;; out:      range_from one on; C = 1 when it was at or behind range_to
;;; clobbers: A
;;; cycles:   <= 34
.proc range_next
        lda     range_from
        cmp     range_to
        lda     range_from+1
        sbc     range_to+1
        inc     range_from
        bne     @end
        inc     range_from+1
@end:   rts
.endproc

;;; range_move -- MOVE: the range range_from..range_to to range_other, from its beginning on
;;; in:       Y = 0; range_from, range_to, range_other
;;; out:      all bytes moved; range_from and range_other are behind them
;;; clobbers: A
;;; cycles:   -
.proc range_move
        lda     (range_from),y
        sta     (range_other),y
        jsr     range_step
        bcc     range_move
        rts
.endproc

;;; range_compare -- VERIFY: print where the range differs from that at range_other
;;; in:       Y = 0; range_from, range_to, range_other
;;; out:      Y = 0; by the output vector a line for each byte that differs: place, byte, the other
;;; clobbers: A X range_from range_other; what the output vector leads to changes
;;; cycles:   -
.proc range_compare
        lda     (range_from),y
        cmp     (range_other),y
        beq     @same
        jsr     print_range
        lda     (range_from),y
        jsr     print_byte
        lda     #BLANK
        jsr     COUT
        lda     #'(' | HIGH
        jsr     COUT
        lda     (range_other),y
        jsr     print_byte
        lda     #')' | HIGH
        jsr     COUT
@same:  jsr     range_step
        bcc     range_compare
        rts
.endproc

        .segment "TIMED"

;;; paddle_count -- PREAD behind the start of the timers: counts until one ends
;;; in:       X = paddle 0..3; the timers started by the instruction before the jump
;;; out:      Y = position 0..255
;;; clobbers: A
;;; cycles:   <= 2840
.proc paddle_count
        ldy     #0
        beq     @look                   ; always
@count: iny                             ; 11 cycles a turn, as a step of the timer
        beq     @full
@look:  lda     IO_PADDLE,x
        bmi     @count
        .assert >@count = >*, lderror, "a timed loop crosses a page"
        rts
@full:  dey
        rts
.endproc

        .segment "ROM"

;;; reset_mark -- SETPWRC: say that the vector at SOFT_RESET is to be taken
;;; in:       SOFT_RESET
;;; out:      POWER_UP
;;; clobbers: A
;;; cycles:   <= 19
.proc reset_mark
        lda     SOFT_RESET+1
        eor     #POWER_MARK
        sta     POWER_UP
        rts
.endproc
