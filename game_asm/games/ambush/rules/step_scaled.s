; A listed cost times what the step is.
        .include "zeropage.inc"
        .include "state.inc"

        .export step_scaled
        .import multiply_8, multiply_24_8

        .segment "RULES"

STRAIGHT        = 128                   ; 128ths
DIAGONAL        = 181                   ; square root of 2 in 128ths, and a little more
RUN_FRACTION    = $60

;;; step_scaled -- listed cost x terrain x diagonal x irregular x sneaking
;;; rule:     8.1  multipliers multiply
;;; in:       X = soldier; A = listed cost; Y = multiplier in halves; zp_arg0, zp_arg4
;;; out:      zp_t5..t7 = cost within a 256th, straight ones exact; X kept
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
        bne     @half
        lda     zp_t3                   ; a run's 10.5005 points are 11: its .39 counts as a half
        cmp     #RUN_FRACTION
        lda     zp_t4
        beq     @sum                    ; always
@half:  asl     zp_t3                   ; C = the half
        lda     zp_t4
@sum:   adc     zp_t5
        sta     zp_t5
        bcc     @done
        inc     zp_t6
        bne     @done
        inc     zp_t7
@done:  rts
@straight:
        lda     zp_t3                   ; by 128: half of a byte farther up; zp_t4 is 0
        lsr     a
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
        asl     zp_t2                   ; no cost of the chart leaves two bytes
        rol     zp_t3
        rts
.endproc
