; Which formations a lower level keeps for later.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"

        .export held_back
        .import w_level_wait, w_level_group

        .segment "COMPUTER"

;;; held_back -- is the formation kept for later, as lower levels do with some but in pursuits?
;;; rule:     W23
;;; in:       ai_attack, ai_level, ai_letter; st_battle, st_turn
;;; out:      C = 1 it is
;;; clobbers: A X
;;; cycles:   <= 60
.proc held_back
        .assert BATTLE_GERMAN_PURSUIT = 0, error, "asked for as nought"
        lda     ai_attack
        beq     @no
        lda     st_battle
        beq     @no                     ; pursuers would come too late
        cmp     #BATTLE_SOVIET_PURSUIT
        beq     @no
        asl     a                       ; x 3, and the level; C = 0
        adc     st_battle
        adc     ai_level
        tax
        lda     st_turn
        cmp     w_level_wait-3,x        ; the first is the German assault's
        bcs     @no
        ldx     ai_level
        lda     ai_letter
        and     w_level_group,x
        cmp     w_level_group,x
        beq     @yes
@no:    clc
@yes:   rts
.endproc
