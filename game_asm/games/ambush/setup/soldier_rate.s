; Characteristics drawn at random.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export soldier_rate
        .import rng_below

        .segment "SETUP"

; What is added to two draws of 0..4 by skill level, plus 2: means 6, 4, 6 and 7.  Level 0 is the
; squad that a player has generated.
level_base:     .byte 4, 2, 4, 5

;;; soldier_rate -- draw a soldier's seven ratings
;;; rule:     13.0  random characteristics, rank and weight stay; 16.A  skill levels
;;; in:       X = man; st_level
;;; out:      man_strength .. man_fighting 1..10; X kept; rng_seed
;;; clobbers: A Y zp_t1 zp_t2 zp_t3
;;; cycles:   -
.proc soldier_rate
        jsr     rating
        sta     man_strength,x
        jsr     rating
        sta     man_intelligence,x
        jsr     rating
        sta     man_dexterity,x
        jsr     rating
        sta     man_observation,x
        jsr     rating
        sta     man_throwing,x
        jsr     rating
        sta     man_firing,x
        jsr     rating
        sta     man_fighting,x
        rts
.endproc

; A = one rating; keeps X
.proc rating
        ldy     st_level
        lda     #5
        jsr     rng_below
        clc
        adc     level_base,y
        sta     zp_t3
        lda     #5
        jsr     rng_below
        clc
        adc     zp_t3
        sbc     #1                      ; C = 0: takes two off
        beq     @least
        bmi     @least
        cmp     #11
        bcc     @done
        lda     #10
        rts
@least: lda     #1
@done:  rts
.endproc
