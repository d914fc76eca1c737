; How much a fire keeps its target down.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"

        .export suppression_added
        .import float_set, float_times, float_times_word, float_fixed, multiply_quick

LEAST           = 10                    ; accuracy counts as ten at least
TWO_HUNDREDTH   = (1 << 23) / 200       ; x 2^-23
TWO_HUNDREDTH_EXP = <-23
MOST            = 200

        .segment "COMBAT"

;;; suppression_added -- suppression by one fire
;;; rule:     7.6.1 7.6.3  SS^2 x accuracy^2 x weapons / 200, accuracy at least 10, at most 200
;;; in:       zp_float = accuracy of the fire, per cent; zp_gun_ss zp_shot_weapons
;;; out:      A = 0..200, rounded; zp_t0/t1 = fraction, zp_t2 = whole part before that
;;; clobbers: X Y zp_t3..zp_t7 zp_lib0 zp_lib1 zp_float zp_float_exp
;;; cycles:   <= 4600
.proc suppression_added
        lda     zp_float
        pha
        lda     zp_float+1
        pha
        lda     zp_float_exp
        pha
        jsr     float_fixed
        lda     zp_t2
        cmp     #LEAST
        bcs     @kept
        pla
        pla
        pla
        lda     #LEAST
        ldy     #0
        jsr     float_set
        jmp     @square
@kept:  pla
        sta     zp_float_exp
        pla
        sta     zp_float+1
        pla
        sta     zp_float
@square:
        lda     zp_float
        ldy     zp_float+1
        ldx     zp_float_exp
        jsr     float_times
        lda     zp_gun_ss
        sta     zp_t0
        jsr     multiply_quick
        lda     zp_t1
        sta     zp_t0
        lda     zp_shot_weapons
        jsr     multiply_quick
        tay
        lda     zp_t1
        jsr     float_times_word
        lda     #<TWO_HUNDREDTH
        ldy     #>TWO_HUNDREDTH
        ldx     #TWO_HUNDREDTH_EXP
        jsr     float_times
        jsr     float_fixed
        lda     zp_t1
        asl     a                       ; C = half or more
        lda     zp_t2
        adc     #0
        bcs     @most
        cmp     #MOST+1
        bcc     @done
@most:  lda     #MOST
@done:  rts
.endproc
