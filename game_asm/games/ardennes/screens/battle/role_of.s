; Attackers and defenders.
        .include "state.inc"

        .export battle_role, role_of
        .import unit_side

        .segment "BSS"
battle_role:    .res 1                  ; 0 when it is the attacker's turn, 1 the defender's

        .segment "RESOLVE"

;;; role_of -- does a unit attack or defend?
;;; rule:     5.9
;;; in:       X = unit 0..232; st_side attacks
;;; out:      A = 0 it attacks, 1 it defends; X kept
;;; clobbers: none
;;; cycles:   <= 30
.proc role_of
        jsr     unit_side
        eor     st_side
        rts
.endproc
