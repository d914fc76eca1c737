; Longer products and quotients.
        .include "zeropage.inc"

        .export multiply_24_8, divide_24_8

        .segment "CODE"

;;; multiply_24_8 -- product of a 24-bit number and a byte
;;; in:       zp_t2..zp_t4 = number, low byte first; A = factor 0..255
;;; out:      zp_t5..zp_t7 = product modulo 2^24; X Y kept
;;; clobbers: A zp_t0 zp_t2 zp_t3 zp_t4
;;; cycles:   <= 560
.proc multiply_24_8
        sta     zp_t0
        lda     #0
        sta     zp_t5
        sta     zp_t6
        sta     zp_t7
        beq     @test                   ; always
@bit:   bcc     @none
        clc
        lda     zp_t5
        adc     zp_t2
        sta     zp_t5
        lda     zp_t6
        adc     zp_t3
        sta     zp_t6
        lda     zp_t7
        adc     zp_t4
        sta     zp_t7
@none:  asl     zp_t2
        rol     zp_t3
        rol     zp_t4
@test:  lsr     zp_t0
        bne     @bit
        bcs     @last
        rts
@last:  clc                             ; the highest bit of the factor
        lda     zp_t5
        adc     zp_t2
        sta     zp_t5
        lda     zp_t6
        adc     zp_t3
        sta     zp_t6
        lda     zp_t7
        adc     zp_t4
        sta     zp_t7
        rts
.endproc

;;; divide_24_8 -- quotient of a 24-bit number and a byte
;;; in:       zp_t2..zp_t4 = dividend, low byte first; A = divisor 1..255
;;; out:      zp_t2..zp_t4 = quotient; A = remainder
;;; clobbers: X Y zp_t0
;;; cycles:   <= 900
.proc divide_24_8
        sta     zp_t0
        lda     #0                      ; A = remainder
        ldx     #2
@byte:  ldy     #8
        cmp     #1
        bcs     @bit
        pha
        lda     zp_t2,x
        cmp     zp_t0                   ; a leading byte below the divisor is all remainder
        pla
        bcs     @bit
        lda     zp_t2,x
        ldy     #0
        sty     zp_t2,x
        beq     @next                   ; always
@bit:   asl     zp_t2,x
        rol
        bcs     @fits
        cmp     zp_t0
        bcc     @small
@fits:  sbc     zp_t0                   ; C = 1 here
        inc     zp_t2,x
@small: dey
        bne     @bit
@next:  dex
        bpl     @byte
        rts
.endproc
