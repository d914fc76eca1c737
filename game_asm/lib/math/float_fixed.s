; A float as a number of whole ones and 65536ths.
        .include "zeropage.inc"

        .export float_fixed

MOST_SHIFT      = 16
WHOLE           = 8                     ; exponent at which the mantissa fills byte and fraction

        .segment "FLOAT"

;;; float_fixed -- whole part and fraction, rounded to the nearest 65536th
;;; in:       zp_float, zp_float_exp
;;; out:      zp_t0/t1 = fraction in 65536ths, low byte first; zp_t2 = whole part, all ones
;;;           from 256 on
;;; clobbers: A X
;;; cycles:   <= 560
.proc float_fixed
        lda     zp_float
        sta     zp_t0
        lda     zp_float+1
        sta     zp_t1
        ora     zp_t0
        sta     zp_t2
        beq     @done                   ; nothing
        lda     #0
        sta     zp_t2
        lda     zp_float_exp            ; a unit of the mantissa is 2^exponent
        clc
        adc     #MOST_SHIFT             ; in 65536ths
        tax
        beq     @done
        bmi     @right
        cpx     #WHOLE+1
        bcs     @huge
@left:  asl     zp_t0
        rol     zp_t1
        rol     zp_t2
        dex
        bne     @left
@done:  rts
@right: cpx     #<-MOST_SHIFT
        bcc     @none
@half:  lsr     zp_t1
        ror     zp_t0
        inx
        bne     @half
        lda     zp_t0                   ; C = the last bit shifted out
        adc     #0
        sta     zp_t0
        bcc     @done
        inc     zp_t1
        bne     @done
        inc     zp_t2
        rts
@none:  lda     #0
        sta     zp_t0
        sta     zp_t1
        rts
@huge:  lda     #$FF
        sta     zp_t0
        sta     zp_t1
        sta     zp_t2
        rts
.endproc
