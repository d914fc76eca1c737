; Whether a beaten defender goes, and what is left of his entrenchment.
        .include "zeropage.inc"

        .export retreat_chance, dug_destroyed, dug_left
        .import multiply_product

LEAST           = 20
HUNDRED         = 100

        .segment "GROUND"

;;; retreat_chance -- chance that a defender who may retreat does
;;; rule:     7.7.1  half for each whole beyond even odds
;;; in:       zp_odds
;;; out:      C = 1: he does; C = 0: A = 256ths 0..255
;;; clobbers: none
;;; cycles:   <= 35
.proc retreat_chance
        lda     zp_odds+1
        sec
        sbc     #1
        bcc     @none                   ; below even
        cmp     #2
        bcs     @done
        lsr     a
        lda     zp_odds
        ror     a
        clc
@done:  rts
@none:  lda     #0
        rts
.endproc

;;; dug_destroyed -- what part of the entrenchments an attack destroys
;;; rule:     7.7.7  ten for each whole of the odds, 20 at least, beyond eight all
;;; in:       zp_odds
;;; out:      A = whole per cent 20..100, Y = 256ths of one
;;; clobbers: X zp_t0 zp_lib0 zp_lib1
;;; cycles:   <= 190
.proc dug_destroyed
        lda     zp_odds+1
        cmp     #8
        bcc     @part
        bne     @all
        ldy     zp_odds
        bne     @all
        lda     #80
        rts
@part:  asl     a
        sta     zp_t0
        asl     a
        asl     a
        adc     zp_t0                   ; C = 0: ten times, at most 70
        sta     zp_t0
        lda     zp_odds
        ldx     #10
        jsr     multiply_product
        clc
        adc     zp_t0
        cmp     #LEAST
        bcc     @least
        pha
        txa
        tay
        pla
        rts
@least: ldy     #0
        lda     #LEAST
        rts
@all:   ldy     #0
        lda     #HUNDRED
        rts
.endproc

;;; dug_left -- the level of entrenchment that survives, rounded down
;;; rule:     7.7.7
;;; in:       A = whole per cent destroyed 0..100, Y = 256ths of one; zp_dug = level 0..5
;;; out:      A = level 0..5
;;; clobbers: X Y zp_t0..zp_t3
;;; cycles:   <= 300
.proc dug_left
        sta     zp_t1
        sty     zp_t0
        lda     #0                      ; what is left of each level
        sec
        sbc     zp_t0
        sta     zp_t0
        lda     #HUNDRED
        sbc     zp_t1
        sta     zp_t1
        lda     #0
        sta     zp_t2
        sta     zp_t3
        tax
        ldy     zp_dug
        beq     @done
@level: clc
        lda     zp_t2
        adc     zp_t0
        sta     zp_t2
        lda     zp_t3
        adc     zp_t1
        cmp     #HUNDRED
        bcc     @keep
        sbc     #HUNDRED                ; C = 1: a whole level
        inx
@keep:  sta     zp_t3
        dey
        bne     @level
@done:  txa
        rts
.endproc
