; Who goes for the enemy by himself.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export strikes

        .segment "COMPUTER"

;;; strikes -- is the unit at work armour that goes for the enemy?
;;; rule:     W23
;;; in:       ai_kind
;;; out:      C = 0 for tanks, tank destroyers, assault guns and armoured cars; A = ai_kind
;;; clobbers: none
;;; cycles:   <= 20
.proc strikes
        lda     ai_kind
        cmp     #KIND_ARTILLERY
        beq     @done
        cmp     #KIND_CAR+1
@done:  rts
.endproc
