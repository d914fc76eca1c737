; Percentages of small numbers.
        .include "zeropage.inc"

        .import multiply_product
        .export percent_of

        .segment "CODE"

HUNDRED         = 100

;;; percent_of -- a percentage of a number; the die says whether what is left over makes one more
;;; in:       A = number 0..255; X = per cent 0..100; zp_die = 0..65535
;;; out:      A = the percentage: rounded up when zp_die * 100 / 65536 is below the remainder
;;; clobbers: X Y zp_t0 zp_t1 zp_t2 zp_lib0 zp_lib1
;;; cycles:   <= 540
.proc percent_of
        jsr     multiply_product
        stx     zp_t0                   ; low byte, where the quotient comes in
        ldx     #8
@bit:   asl     zp_t0
        rol                             ; at most 199: 100 per cent of 255 is 25500
        cmp     #HUNDRED
        bcc     @less
        sbc     #HUNDRED
        inc     zp_t0
@less:  dex
        bne     @bit
        sta     zp_t1                   ; the remainder, in hundredths of one
        lda     zp_die
        ldx     #HUNDRED
        jsr     multiply_product
        sta     zp_t2                   ; the middle byte
        lda     zp_die+1
        ldx     #HUNDRED
        jsr     multiply_product
        tay
        txa
        clc
        adc     zp_t2
        tya
        adc     #0
        cmp     zp_t1
        bcs     @done
        inc     zp_t0
@done:  lda     zp_t0
        rts
.endproc
