; A new engagement about an enemy's hex.
        .include "ai/ai.inc"

        .export engage_open
        .import engage_free, engage_inside, engage_number, foe_hi, foe_lo

CENTRE          = zp_overlay

        .segment "ATTACK"

;;; engage_open -- begin an engagement about an enemy's hex, with all that stand in it
;;; rule:     2.17
;;; in:       ai_number of the enemy; st_side; hex_zones; the units
;;; out:      C = 0: engage_number, unit_task, engage_at_lo, engage_at_hi; C = 1: all are used
;;; clobbers: A X Y scratch zp_hex zp_overlay..zp_overlay+3
;;; cycles:   <= 12000
.proc engage_open
        jsr     engage_free
        bcs     @done
        sta     engage_number
        tay
        ldx     ai_number
        lda     foe_lo,x
        sta     CENTRE
        sta     engage_at_lo-1,y
        lda     foe_hi,x
        sta     CENTRE+1
        sta     engage_at_hi-1,y
        lda     st_side
        eor     #1
        jsr     engage_inside
        clc
@done:  rts
.endproc
