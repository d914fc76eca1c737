; A listed cost times what the step is.
        .include "zeropage.inc"
        .include "state.inc"

        .export step_scaled
        .import multiply_8, multiply_24_8

        .segment "RULES"

STRAIGHT        = 128                   ; 128ths
DIAGONAL        = 181                   ; square root of 2 in 128ths, and a little more

;;; step_scaled -- listed cost x terrain x diagonal x irregular x sneaking
;;; rule:     8.1  multipliers multiply
;;; in:       X = soldier; A = listed cost; Y = multiplier in halves; zp_arg0, zp_arg4
;;; out:      zp_t5..t7 = cost in 256ths, to the nearest; X kept
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_t3 zp_t4
;;; cycles:   <= 1050
.proc step_scaled
        sty     zp_t0
        jsr     multiply_8
        sta     zp_t3
        lda     zp_t1
        sta     zp_t2
        lda     #0
        sta     zp_t4
        lda     man_sneaking,x
        beq     @open
        jsr     @double
@open:  lda     zp_arg0
        beq     @regular
        jsr     @double
@regular:
        ldy     zp_arg4
        beq     @straight
        lda     #DIAGONAL
        jsr     multiply_24_8
        ldy     #3                      ; that leaves 128 times the straight cost in zp_t2..t4
@left:  asl     zp_t3                   ; a 64th of the cost and its fraction
        rol     zp_t4
        dey
        bne     @left
        lda     zp_t4
        sta     zp_t1
        lda     zp_t3
        lsr     zp_t1
        ror     a
        lsr     zp_t1
        ror     a
        clc                             ; and a quarter of that: .0195, the root has .0193 more
        adc     zp_t3
        sta     zp_t3
        lda     zp_t1
        adc     zp_t4
        sta     zp_t4
        asl     zp_t3                   ; C = the half
        lda     zp_t4
        adc     zp_t5
        sta     zp_t5
        bcc     @done
        inc     zp_t6
        bne     @done
        inc     zp_t7
@done:  rts
@straight:
        lsr     zp_t4                   ; by 128: half of a byte farther up
        lda     zp_t3
        ror
        sta     zp_t7
        lda     zp_t2
        ror
        sta     zp_t6
        lda     #0
        ror
        sta     zp_t5
        rts
        .assert STRAIGHT = 128, error, "a straight step is shifted"
@double:
        asl     zp_t2
        rol     zp_t3
        rol     zp_t4
        rts
.endproc
