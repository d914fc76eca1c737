        .include "zeropage.inc"
        .export chance_percent
        .import multiply_8, chance_linear

        .segment "CODE"

NEARLY          = 8                     ; what rounding may have cost a whole per cent, 65536ths

;;; chance_percent -- whole per cent of a chance
;;; in:       zp_chance
;;; out:      A = 0..99, rounded down; a chance within .0002 of the next per cent has it
;;; clobbers: X Y zp_t0 zp_t1 zp_arg0 zp_arg1
;;; cycles:   <= 1100
.proc chance_percent
        jsr     chance_linear
        lda     zp_arg0
        clc
        adc     #NEARLY
        sta     zp_t0
        lda     zp_arg1
        adc     #0
        bcs     @most
        tax
        lda     #100
        jsr     multiply_8
        sta     zp_arg0
        stx     zp_t0
        lda     #100
        jsr     multiply_8
        tax
        lda     zp_t1
        clc
        adc     zp_arg0                 ; only the carry matters
        txa
        adc     #0
        cmp     #100
        bcs     @most
        rts
@most:  lda     #99
        rts
.endproc
