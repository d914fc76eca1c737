; Who goes for the enemy by himself.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export strikes, in_meeting

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

;;; in_meeting -- is the battle a meeting?
;;; in:       st_battle
;;; out:      Z = 1 when it is
;;; clobbers: A
;;; cycles:   <= 15
.proc in_meeting
        lda     st_battle
        cmp     #BATTLE_MEETING
        rts
.endproc
