; Chances out of their logarithms.
        .include "zeropage.inc"
        .export chance_linear
        .import multiply_8, exp2_lo, exp2_hi, exp2_fine

        .segment "CODE"

;;; chance_linear -- a chance as a plain fraction
;;; in:       zp_chance = -log2 of it, 4.12 fixed point, $FFFF = impossible
;;; out:      zp_arg0/1 = 65536ths, at most 65535
;;; clobbers: A X Y zp_t0 zp_t1
;;; cycles:   <= 640
.proc chance_linear
        lda     zp_chance+1
        cmp     #$F0
        bcs     @never
        sta     zp_t0
        lda     zp_chance
        asl
        rol     zp_t0
        asl
        rol     zp_t0
        lsr
        lsr
        tay
        lda     exp2_fine,y             ; last six bits of the fraction
        tay
        lda     zp_t0
        and     #$3F
        tax                             ; X = first six bits
        sty     zp_t0
        lda     exp2_hi,x
        jsr     multiply_8
        asl     zp_t1                   ; product / 64 comes off the table's value
        rol
        rol     zp_arg1
        asl     zp_t1
        rol
        rol     zp_arg1
        sta     zp_arg0
        lda     zp_arg1
        and     #3
        sta     zp_arg1
        sec
        lda     exp2_lo,x
        sbc     zp_arg0
        sta     zp_arg0
        lda     exp2_hi,x
        sbc     zp_arg1
        sta     zp_arg1
        lda     zp_chance+1
        lsr
        lsr
        lsr
        lsr
        beq     @done
        tax                             ; whole halvings
        lda     zp_arg1
@half:  lsr
        ror     zp_arg0
        dex
        bne     @half
        sta     zp_arg1
@done:  rts
@never: lda     #0
        sta     zp_arg0
        sta     zp_arg1
        rts
.endproc
