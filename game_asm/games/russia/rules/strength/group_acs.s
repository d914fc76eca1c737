; The basic strength of a group.
        .include "zeropage.inc"
        .include "russia.inc"

        .export group_acs
        .import acs_scale, multiply_24_8, multiply_product, unit_first, unit_next

sum             = zp_rules              ; three bytes

        .segment "RULES"

;;; group_acs -- adjusted combat strength of a group, before any factor
;;; rule:     7.6.1
;;; in:       X = group 1..127; the units
;;; out:      zp_acs; zp_group = X
;;; clobbers: A X Y zp_t0..zp_t7 zp_unit zp_lib0 zp_lib1 zp_rules..zp_rules+2
;;; cycles:   <= 25000
.proc group_acs
        lda     #0
        sta     sum
        sta     sum+1
        sta     sum+2
        jsr     unit_first
        bcs     @all
@unit:  ldy     #U_STRENGTH
        lda     (zp_unit),y
        tax
        ldy     #U_EXPERIENCE
        lda     (zp_unit),y
        jsr     multiply_product
        stx     zp_t2
        sta     zp_t3
        lda     #0
        sta     zp_t4
        lda     #100
        ldy     #U_FATIGUE
        sec
        sbc     (zp_unit),y
        jsr     multiply_24_8
        clc
        lda     sum
        adc     zp_t5
        sta     sum
        lda     sum+1
        adc     zp_t6
        sta     sum+1
        lda     sum+2
        adc     zp_t7
        sta     sum+2                   ; six units stay below 2^24
        jsr     unit_next
        bcc     @unit
@all:   lda     sum
        sta     zp_acs
        lda     sum+1
        sta     zp_acs+1
        lda     sum+2
        sta     zp_acs+2
        lda     #16                     ; over 10000, times 256: 16/25, then 1/25
        ldy     #25
        jsr     acs_scale
        lda     #1
        ldy     #25
        jmp     acs_scale
.endproc
