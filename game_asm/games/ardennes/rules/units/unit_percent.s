; What part of its strength a unit still has.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export unit_percent
        .import multiply_8

HUNDRED         = 100

        .segment "CODE"

;;; unit_percent -- a strength in per cent of what the unit had when it came, to the nearest
;;; rule:     7.1  of an enemy whose strength is blurred, of what is seen of it
;;; in:       X = unit 0..232 that has come: unit_full; A = strength 0..40
;;; out:      A = 0..100; X kept
;;; clobbers: Y zp_t0 zp_t1 zp_t2
;;; cycles:   <= 4600
.proc unit_percent
        ldy     #HUNDRED
        sty     zp_t0
        jsr     multiply_8              ; A, zp_t1 = hundredths of what it has
        sta     zp_t2
        lda     unit_full,x
        lsr     a
        clc
        adc     zp_t1                   ; to the nearest
        sta     zp_t1
        bcc     @divide
        inc     zp_t2
@divide:
        ldy     #0
@more:  lda     zp_t1
        sec
        sbc     unit_full,x
        sta     zp_t1
        bcs     @one
        dec     zp_t2
        bmi     @done
@one:   iny
        cpy     #HUNDRED                ; blurred it may seem more
        bcc     @more
@done:  tya
        rts
.endproc
