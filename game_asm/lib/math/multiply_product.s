; Products of bytes by quarter squares: a x b = [(a+b)^2/4] - [(a-b)^2/4].
        .include "zeropage.inc"

        .export multiply_product

factor  := zp_lib0
apart   := zp_lib1

        .segment "SQUARES"
square_lo:
        .repeat 512, n
        .byte   <((n * n) / 4)
        .endrepeat
square_hi:
        .repeat 512, n
        .byte   <((n * n) / 1024)
        .endrepeat

        .segment "FLOAT"

;;; multiply_product -- product of two bytes
;;; in:       A, X = factors 0..255
;;; out:      X = low byte, A = high byte
;;; clobbers: Y zp_lib0 zp_lib1
;;; cycles:   <= 80
.proc multiply_product
        stx     factor
        tay                             ; a
        sec
        sbc     factor
        bcs     @apart
        eor     #$FF
        adc     #1                      ; C = 0
@apart: sta     apart
        tya
        clc
        adc     factor
        tax
        ldy     apart
        bcs     @large
        lda     square_lo,x
        sec
        sbc     square_lo,y
        sta     factor
        lda     square_hi,x
        sbc     square_hi,y
        ldx     factor
        rts
@large: lda     square_lo+256,x
        sec
        sbc     square_lo,y
        sta     factor
        lda     square_hi+256,x
        sbc     square_hi,y
        ldx     factor
        rts
.endproc
