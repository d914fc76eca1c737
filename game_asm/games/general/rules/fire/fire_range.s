; How far a gun reaches.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export fire_range
        .import fire_ranges

COVER_TAKES     = 2                     ; hexes, where every shot hits

        .segment "RULES_LOW"

;;; fire_range -- the farthest a type fires directly at another
;;; rule:     1.7 1.8 1.9 7.2 7.6 7.10 7.11 7.12 7.13 7.14; 8.13  one more from higher ground, if it
;;;           can harm at all
;;; rule:     2.7  where every shot hits, cover takes two off, but one stays
;;; in:       A = type of the firer 0..9; X = type of the target 0..9; zp_higher = 0..1 or 255;
;;;           zp_covered = 0..1; st_options = any value
;;; out:      A = hexes, 0 when it cannot harm it; X kept
;;; clobbers: Y zp_t0
;;; cycles:   <= 80
.proc fire_range
        asl     a
        sta     zp_t0
        asl     a
        asl     a
        adc     zp_t0                   ; ten columns
        stx     zp_t0
        adc     zp_t0
        tay
        lda     fire_ranges,y
        beq     @done
        ldy     zp_higher
        dey
        bne     @level
        clc
        adc     #1
@level: ldy     zp_covered
        beq     @done
        tay
        lda     st_options
        and     #OPTION_ALWAYS
        beq     @as_is
        dey
        dey
        bmi     @least
        bne     @as_is
@least: ldy     #1
@as_is: tya
@done:  rts
.endproc
        .assert COVER_TAKES = 2, error, "the steps above"
        .assert FIGHTING = 10, error, "the shifts above"
