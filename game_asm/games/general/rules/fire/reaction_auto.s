; Who answers without being asked.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export reaction_auto
        .import unit_side, w_pass

        .segment "RULES_LOW"

;;; reaction_auto -- does a unit's side answer by itself, and from which chance on?
;;; rule:     1.4  a computer at once, a player who has left orders as they say
;;; in:       X = unit; st_human, st_level, st_react, st_phase
;;; out:      C = 1: it does, zp_t0 = per cent; C = 0: the player is asked; X kept
;;; clobbers: A Y
;;; cycles:   <= 60
.proc reaction_auto
        jsr     unit_side
        tay
        lda     st_human,y
        beq     @computer
        lda     st_react,y
        beq     @asked
@least: sta     zp_t0
        sec
        rts
@computer:
        lda     st_phase
        cmp     #PHASE_MOVE
        bne     @always                 ; who is fired at may not live to fire later
        lda     st_level,y
        tay
        lda     w_pass-1,y
        bne     @least                  ; always
@always:
        lda     #1
        bne     @least                  ; always
@asked: clc
        rts
.endproc
