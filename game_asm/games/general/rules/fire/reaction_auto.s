; Who answers without being asked.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export reaction_auto
        .import unit_side

        .segment "RULES_LOW"

;;; reaction_auto -- does a unit's side answer by itself, and from which chance on?
;;; rule:     1.4  a computer at once, a player who has left orders as they say
;;; in:       X = unit; st_human, st_react
;;; out:      C = 1: it does, zp_t0 = per cent; C = 0: the player is asked; X kept
;;; clobbers: A Y
;;; cycles:   <= 60
.proc reaction_auto
        jsr     unit_side
        tay
        lda     #1                      ; a computer always
        sta     zp_t0
        lda     st_human,y
        beq     @yes
        lda     st_react,y
        beq     @asked
        sta     zp_t0
@yes:   sec
        rts
@asked: clc
        rts
.endproc
