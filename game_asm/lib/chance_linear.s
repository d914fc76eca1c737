; Chances out of their logarithms.
        .include "zeropage.inc"

        .export chance_linear, chance_happens, chance_percent
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

;;; chance_happens -- does it happen?
;;; in:       zp_chance; zp_die = 0..65535
;;; out:      C = 1 it happens
;;; clobbers: A X Y zp_t0 zp_t1 zp_arg0 zp_arg1
;;; cycles:   <= 670
.proc chance_happens
        lda     zp_chance
        ora     zp_chance+1
        beq     @sure
        lda     zp_chance+1
        cmp     #$F0
        bcs     @never
        sta     zp_t0
        lda     zp_chance
        asl
        rol     zp_t0
        asl
        lda     zp_t0
        rol
        and     #$3F
        tax                             ; X = first six bits of the fraction
        lda     zp_chance+1
        lsr
        lsr
        lsr
        lsr
        tay
        lda     exp2_hi,x
        cpy     #0
        beq     @whole
@half:  lsr
        dey
        bne     @half
@whole: cmp     zp_die+1                ; the high byte of the chance is this or up to 3 less
        bcc     @no
        sbc     #3                      ; C = 1 here
        bcc     @close
        cmp     zp_die+1
        beq     @close
        bcs     @sure
@close: jsr     chance_linear
        lda     zp_die
        cmp     zp_arg0
        lda     zp_die+1
        sbc     zp_arg1
        bcc     @sure
@never: clc
@no:    rts
@sure:  sec
        rts
.endproc

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
