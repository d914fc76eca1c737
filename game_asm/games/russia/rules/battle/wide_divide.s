; A wide number over a strength.
        .include "zeropage.inc"

        .export wide_divide

number          = zp_rules              ; five bytes, low byte first; becomes the quotient
divisor         = zp_rules+5            ; three bytes
rest            = zp_rules+8            ; three bytes

        .segment "GROUND"

;;; wide_divide -- quotient of forty bits and twenty-four
;;; in:       zp_rules..zp_rules+4 = number, low byte first; zp_rules+5..zp_rules+7 = divisor, not
;;;           0
;;; out:      zp_rules..zp_rules+4 = quotient, rounded down; zp_rules+8..zp_rules+10 = remainder
;;; clobbers: A X Y
;;; cycles:   <= 4500
.proc wide_divide
        lda     #0
        sta     rest
        sta     rest+1
        sta     rest+2
        ldx     #40
@bit:   asl     number
        rol     number+1
        rol     number+2
        rol     number+3
        rol     number+4
        rol     rest
        rol     rest+1
        rol     rest+2
        bcs     @sure                   ; a 25th bit: more than any divisor
        lda     rest
        sec
        sbc     divisor
        tay
        lda     rest+1
        sbc     divisor+1
        pha
        lda     rest+2
        sbc     divisor+2
        bcc     @less
        sta     rest+2
        pla
        sta     rest+1
        sty     rest
        inc     number
        dex
        bne     @bit
        rts
@less:  pla
        dex
        bne     @bit
        rts
@sure:  lda     rest
        sbc     divisor                 ; C = 1
        sta     rest
        lda     rest+1
        sbc     divisor+1
        sta     rest+1
        lda     rest+2
        sbc     divisor+2
        sta     rest+2
        inc     number
        dex
        bne     @bit
        rts
.endproc
