; The product of a float and a word.
        .include "zeropage.inc"
        .include "macros.inc"

        .export float_times, float_times_word
        .import multiply_16

        .segment "FLOAT"

;;; float_times_word -- multiply the float by a whole number
;;; in:       zp_float, zp_float_exp; A = low byte, Y = high byte
;;; out:      zp_float, zp_float_exp
;;; clobbers: A X Y zp_t0..zp_t7 zp_lib0 zp_lib1
;;; cycles:   <= 780
.proc float_times_word
        ldx     #0
        ; on into float_times
.endproc
        falls_into float_times

;;; float_times -- multiply the float by a mantissa and an exponent
;;; in:       zp_float, zp_float_exp; A = low byte, Y = high byte, X = exponent
;;; out:      zp_float, zp_float_exp
;;; clobbers: A X Y zp_t0..zp_t7 zp_lib0 zp_lib1
;;; cycles:   <= 770
.proc float_times
        sta     zp_t2
        sty     zp_t3
        txa
        clc
        adc     zp_float_exp
        clc
        adc     #16                     ; the upper word of the product is kept
        sta     zp_float_exp
        lda     zp_float
        sta     zp_t0
        lda     zp_float+1
        sta     zp_t1
        jsr     multiply_16
        lda     zp_t7
        bne     @bits
        ora     zp_t6
        ora     zp_t5
        ora     zp_t4
        beq     @zero
        lda     #8                      ; a whole byte of nothing: at most one, as the
        jsr     @less                   ; mantissa is large; small factors leave another
        lda     zp_t6
        sta     zp_t7
        lda     zp_t5
        sta     zp_t6
        lda     zp_t4
        sta     zp_t5
        lda     #0
        sta     zp_t4
        lda     zp_t7
        bne     @bits
        lda     #8
        jsr     @less
        lda     zp_t6
        sta     zp_t7
        lda     zp_t5
        sta     zp_t6
        lda     #0
        sta     zp_t5
        lda     zp_t7
@bits:  bmi     @round
@shift: dec     zp_float_exp
        asl     zp_t4
        rol     zp_t5
        rol     zp_t6
        rol     zp_t7
        bpl     @shift
@round: lda     zp_t5
        asl     a                       ; C = half or more is cut off
        lda     zp_t6
        adc     #0
        sta     zp_float
        lda     zp_t7
        adc     #0
        bcc     @set
        ror     a                       ; all ones rounded up
        inc     zp_float_exp
@set:   sta     zp_float+1
        rts
@zero:  sta     zp_float
        sta     zp_float+1
        sta     zp_float_exp
        rts

@less:  sta     zp_t2
        lda     zp_float_exp
        sec
        sbc     zp_t2
        sta     zp_float_exp
        rts
.endproc
