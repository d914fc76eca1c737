; Parts of a number, as the tables name them.
        .include "zeropage.inc"
        .include "ardennes.inc"

        .export share_lost, share_left

NUMBER          = zp_rules              ; 16 bits; the quotient takes its place
DIVISOR         = zp_rules+2
WHOLE           = zp_rules+3

        .segment "RULES"

;;; share_lost -- what a share of a strength comes to, to the nearest whole
;;; rule:     5.8  halves go up: a loss of 1.5 is 2, of 1.3 is 1
;;; in:       A = strength 0..255; X = SHARE_NONE..SHARE_ALL
;;; out:      A = strength lost; X kept
;;; clobbers: Y zp_rules..zp_rules+3
;;; cycles:   <= 760
.proc share_lost
        jsr     times_over
        asl     NUMBER                  ; twice the number and half a divisor: to the nearest
        rol     NUMBER+1
        lda     share_under,x
        jsr     add
        asl     a
        sta     DIVISOR
        jmp     divide
.endproc

;;; share_left -- what is left of movement points, rounded down
;;; rule:     6.4
;;; in:       A = points 0..255; X = SHARE_NONE..SHARE_ALL
;;; out:      A = points left; X kept
;;; clobbers: Y zp_rules..zp_rules+3
;;; cycles:   <= 780
.proc share_left
        sta     WHOLE
        jsr     times_over
        lda     share_under,x
        sta     DIVISOR
        sec
        sbc     #1                      ; what is lost is rounded up
        jsr     add
        jsr     divide
        eor     #$FF
        sec
        adc     WHOLE
        rts
.endproc

; NUMBER = A times the share's upper number.  X kept.
.proc times_over
        ldy     share_over,x
        sta     NUMBER
        lda     #0
        sta     NUMBER+1
        cpy     #1
        bcs     @some
        sta     NUMBER
@some:  bcc     @done
        beq     @done
        asl     NUMBER
        rol     NUMBER+1
        cpy     #2
        beq     @done
        asl     NUMBER
        rol     NUMBER+1
@done:  rts
.endproc

; NUMBER more by A, which is kept.
.proc add
        pha
        clc
        adc     NUMBER
        sta     NUMBER
        bcc     @done
        inc     NUMBER+1
@done:  pla
        rts
.endproc

; A = NUMBER / DIVISOR, which is below 128.
.proc divide
        lda     #0
        ldy     #16
@bit:   asl     NUMBER
        rol     NUMBER+1
        rol     a
        cmp     DIVISOR
        bcc     @next
        sbc     DIVISOR
        inc     NUMBER
@next:  dey
        bne     @bit
        lda     NUMBER
        rts
.endproc

; SHARE_NONE: SHARE_SIXTH, SHARE_FIFTH, SHARE_QUARTER ..
share_over:     .byte 0, 1, 1, 1, 1, 1, 2, 4, 1
share_under:    .byte 1, 6, 5, 4, 3, 2, 3, 5, 1
