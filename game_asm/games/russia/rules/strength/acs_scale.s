; Strengths times a fraction.
        .include "zeropage.inc"

        .export acs_scale

product         = zp_t1                 ; four bytes: zp_t1..zp_t4
factor          = zp_t5
rest            = zp_t6
divisor         = zp_t7

        .segment "RULES"

;;; acs_scale -- a strength times a factor, over a divisor, to the nearest
;;; rule:     7.6.2
;;; in:       zp_acs; A = factor 0..255; Y = divisor 1..255
;;; out:      zp_acs, modulo 2^24; X kept
;;; clobbers: A Y zp_t1..zp_t7
;;; cycles:   <= 2000
.proc acs_scale
        sta     factor
        sty     divisor
        tya
        lsr     a
        sta     product                 ; half the divisor rounds
        lda     #0
        sta     product+1
        sta     product+2
        sta     product+3
        sta     rest
        ; product = half + acs * factor, by shifting acs up in its own bytes
        ldy     #0                      ; the fourth byte of acs as it is shifted up
@bit:   lsr     factor
        bcc     @none
        clc
        lda     product
        adc     zp_acs
        sta     product
        lda     product+1
        adc     zp_acs+1
        sta     product+1
        lda     product+2
        adc     zp_acs+2
        sta     product+2
        tya
        adc     product+3
        sta     product+3
@none:  lda     factor
        beq     @divide
        asl     zp_acs
        rol     zp_acs+1
        rol     zp_acs+2
        tya
        rol     a
        tay
        jmp     @bit
@divide:
        ldy     #32
@step:  asl     product
        rol     product+1
        rol     product+2
        rol     product+3
        rol     rest
        bcs     @over
        lda     rest
        cmp     divisor
        bcc     @less
@over:  lda     rest
        sbc     divisor                 ; C = 1
        sta     rest
        inc     product
@less:  dey
        bne     @step
        lda     product
        sta     zp_acs
        lda     product+1
        sta     zp_acs+1
        lda     product+2
        sta     zp_acs+2
        rts
.endproc
