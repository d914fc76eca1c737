; Enemies who are attacked by enough.
        .include "ai/ai.inc"
        .export foe_enough, foe_there
        .import foe_count, foe_hi, foe_lo, foe_sent, foe_strength, multiply_product, w_enough

        .segment "HIGH_CODE"

;;; foe_there -- the number of the enemy in a hex
;;; in:       zp_hex = index; foe_lo foe_hi foe_count
;;; out:      X = his number in the list; N = 1 when there is none
;;; clobbers: A
;;; cycles:   <= 2000
.proc foe_there
        ldx     foe_count
@seek:  dex
        bmi     @done
        lda     foe_lo,x
        cmp     zp_hex
        bne     @seek
        lda     foe_hi,x
        cmp     zp_hex+1
        bne     @seek
        txa                             ; N = 0
@done:  rts
.endproc

;;; foe_enough -- do so many attack an enemy that no more need to come?
;;; in:       X = his number in the list; foe_sent foe_strength ai_posture
;;; out:      C = 1 they do
;;; clobbers: A X Y zp_t0 zp_lib0 zp_lib1 ai_foe
;;; cycles:   <= 200
.proc foe_enough
        stx     ai_foe
        ldy     ai_posture
        lda     foe_sent,x
        beq     @no
        lda     foe_strength,x
        pha
        lda     w_enough,y
        tax
        pla
        jsr     multiply_product        ; quarters
        stx     zp_t0
        lsr     a
        ror     zp_t0
        lsr     a
        ror     zp_t0
        tay
        bne     @no
        ldx     ai_foe
        lda     foe_sent,x
        cmp     zp_t0
        rts
@no:    clc
        rts
.endproc
