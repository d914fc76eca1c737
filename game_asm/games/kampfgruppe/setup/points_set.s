; The selection points of a battle.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/forces.inc"

        .export points_set

LARGE           = 60
MEDIUM          = 40
SMALL_GERMAN    = 31                    ; rear guards
SMALL_SOVIET    = 45

        .segment "FORCES"

;;; points_set -- the selection points that each side begins with
;;; rule:     3.8.2 3.8.3 3.8.4 3.8.5  W16: large 60, medium 40; a rear guard 26, or 38 of
;;; rule:     3.8.2  Soviets; half in a small battle
;;; in:       st_battle st_small
;;; out:      st_points_left
;;; clobbers: A X
;;; cycles:   <= 85
.proc points_set
        ldx     st_battle
        lda     german_points,x
        jsr     @size
        sta     st_points_left
        ldx     st_battle
        lda     soviet_points,x
        jsr     @size
        sta     st_points_left+2
        lda     #0
        sta     st_points_left+1
        sta     st_points_left+3
        rts
@size:  ldx     st_small
        beq     @large
        lsr     a
@large: rts
.endproc

german_points:  .byte LARGE, LARGE, MEDIUM, MEDIUM, SMALL_GERMAN
soviet_points:  .byte SMALL_SOVIET, MEDIUM, MEDIUM, LARGE, LARGE
