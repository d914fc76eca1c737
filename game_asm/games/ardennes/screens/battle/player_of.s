; Whether a player commands a unit.
        .include "state.inc"

        .export player_of
        .import unit_side

        .segment "RESOLVE"

;;; player_of -- does a player command a unit?
;;; in:       X = unit 0..232; st_human
;;; out:      Z = 0: a player; Z = 1: the computer; X kept
;;; clobbers: A Y
;;; cycles:   <= 40
.proc player_of
        jsr     unit_side
        tay
        lda     st_human,y
        rts
.endproc
