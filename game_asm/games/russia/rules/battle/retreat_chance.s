; Whether a beaten defender goes, and what is left of his entrenchment.
        .include "zeropage.inc"

        .export retreat_chance, dug_destroyed, dug_left
        .import multiply_product

LEAST           = 20
HUNDRED         = 100

        .segment "GROUND"

;;; retreat_chance -- chance that a defender who may retreat does
;;; rule:     7.7.1  50 for each whole beyond even odds
;;; in:       zp_odds
;;; out:      A = per cent 0..100
;;; clobbers: X Y zp_lib0 zp_lib1
;;; cycles:   <= 140
.proc retreat_chance
        lda     zp_odds+1
        beq     @none                   ; below even
        cmp     #3
        bcs     @all
        lda     zp_odds
        ldx     #50
        jsr     multiply_product
        cpx     #$80                    ; to the nearest
        adc     #0
        ldx     zp_odds+1
        dex
        beq     @done
        clc
        adc     #50
@done:  rts
@none:  rts                             ; 0
@all:   lda     #HUNDRED
        rts
.endproc

;;; dug_destroyed -- what part of the entrenchments an attack destroys
;;; rule:     7.7.7  ten for each whole of the odds, 20 at least, beyond eight all
;;; in:       zp_odds
;;; out:      A = per cent 20..100
;;; clobbers: X Y zp_lib0 zp_lib1
;;; cycles:   <= 160
.proc dug_destroyed
        lda     zp_odds+1
        cmp     #8
        bcc     @part
        bne     @all
        lda     zp_odds
        bne     @all
        lda     #80
        rts
@part:  ldx     #10
        jsr     multiply_product        ; at most 70
        txa
        pha
        lda     zp_odds
        ldx     #10
        jsr     multiply_product
        cpx     #$80
        adc     #0
        sta     zp_lib0
        pla
        clc
        adc     zp_lib0
        cmp     #LEAST
        bcs     @done
        lda     #LEAST
@done:  rts
@all:   lda     #HUNDRED
        rts
.endproc

;;; dug_left -- the level of entrenchment that survives, rounded down
;;; rule:     7.7.7
;;; in:       A = per cent destroyed 0..100; zp_dug = level 0..5
;;; out:      A = level 0..5
;;; clobbers: X Y zp_t0 zp_lib0 zp_lib1
;;; cycles:   <= 160
.proc dug_left
        sta     zp_t0
        lda     #HUNDRED
        sec
        sbc     zp_t0
        ldx     zp_dug
        jsr     multiply_product        ; at most 500
        sta     zp_lib1
        stx     zp_lib0
        ldx     #$FF
@level: inx
        lda     zp_lib0
        sec
        sbc     #HUNDRED
        sta     zp_lib0
        lda     zp_lib1
        sbc     #0
        sta     zp_lib1
        bcs     @level
        txa
        rts
.endproc
