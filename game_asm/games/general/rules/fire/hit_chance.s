; The chance of a shot.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export hit_chance
        .import fire_range, hit_chances, unit_traits

FARTHEST        = 14
SLOPE           = 10                    ; per cent for who stands higher
LEAST           = 5
MOST            = 95

        .segment "RULES_LOW"

;;; hit_chance -- the per cent that a shot hits
;;; rule:     2.5 2.7 7.11 7.14 8.12 10.3  by range; 10 more or less by height, then two thirds in
;;;           cover, rounded; 5 to 95; in range 100 where every shot hits
;;; in:       A = type of the firer 0..9; X = type of the target 0..9; zp_far = 1..63;
;;;           zp_higher = 0..1 or 255; zp_covered = 0..1; st_options = any value
;;; out:      A = per cent, 0 out of range
;;; clobbers: X Y zp_t0 zp_t1
;;; cycles:   <= 900
.proc hit_chance
        sta     zp_t1
        jsr     fire_range
        cmp     zp_far
        bcs     @reaches
@never: lda     #0
        rts
@reaches:
        lda     st_options
        and     #OPTION_ALWAYS
        beq     @random
        lda     #100
        rts
@random:
        ldy     zp_t1
        lda     unit_traits,y
        and     #TRAIT_RIFLE
        beq     @gun
        lda     unit_traits,x
        and     #TRAIT_SOFT
        beq     @hard
        lda     #2 * FARTHEST
        bne     @gun                    ; always
@hard:  lda     #FARTHEST
@gun:   clc
        adc     zp_far
        tay
        lda     hit_chances-1,y
        ldy     zp_higher
        beq     @cover
        bmi     @lower
        clc
        adc     #SLOPE
        bne     @cover                  ; always
@lower: sec
        sbc     #SLOPE
        bcs     @cover
        lda     #0
@cover: ldy     zp_covered
        beq     @limit
        asl     a                       ; twice, and one for rounding,
        adc     #1
        ldy     #$FF                    ; by three
        sec
@third: iny
        sbc     #3
        bcs     @third
        tya
@limit: cmp     #LEAST
        bcs     @enough
        lda     #LEAST
@enough:
        cmp     #MOST
        bcc     @done
        lda     #MOST
@done:  rts
.endproc
