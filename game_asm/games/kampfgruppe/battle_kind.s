; What the kind of battle means.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"

        .export side_attacks, battle_assault

        .segment "LOW_CODE"

;;; side_attacks -- whether a side is an attacker
;;; rule:     10.2.4  W21: the named side or the pursuer; in a meeting both
;;; in:       A = side; st_battle
;;; out:      C = 1 when yes
;;; clobbers: A X
;;; cycles:   <= 30
.proc side_attacks
        ldx     st_battle
        cpx     #BATTLE_MEETING
        beq     @both
        bcc     @german
        cmp     #SIDE_SOVIET            ; C = 1 for the Soviets
        rts
@german:
        eor     #1
        cmp     #SIDE_SOVIET
@both:  rts                             ; C = 1 behind an equal comparison
.endproc

;;; battle_assault -- whether the battle is an assault
;;; in:       st_battle
;;; out:      C = 1 when yes
;;; clobbers: A
;;; cycles:   <= 20
.proc battle_assault
        lda     st_battle
        cmp     #BATTLE_GERMAN_ASSAULT
        beq     @done
        cmp     #BATTLE_SOVIET_ASSAULT
        beq     @done
        clc
@done:  rts
.endproc
