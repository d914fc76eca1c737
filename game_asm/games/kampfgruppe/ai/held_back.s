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
        ldx     ai_level
        cmp     #BATTLE_MEETING
        bne     @wait
        inx
        inx
        inx
@wait:  lda     st_turn
        cmp     w_level_wait,x
        bcs     @no
        lda     ai_letter
        and     w_level_group,x
        cmp     w_level_group,x
        beq     @yes
@no:    clc
@yes:   rts
.endproc
