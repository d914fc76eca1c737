; The selection points of a battle.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/forces.inc"

        .export points_set, points_all

BATTLES         = 5

; X = where the battle's points stand.
        .macro  points_index
        .local  size
        lda     st_battle
        ldx     st_small
        beq     size
        clc
        adc     #BATTLES
size:   tax
        .endmacro

        .segment "FORCES"

;;; points_set -- the selection points that each side begins with
;;; rule:     3.8.2 3.8.3 3.8.4 3.8.5  W16: attackers 60, pursuers 32 or 48, in a meeting 40 each,
;;; rule:     3.8.2  who defends 50 or 59, a rear guard 66 or 39; about half in a small battle
;;; in:       st_battle st_small
;;; out:      st_points_left
;;; clobbers: A X
;;; cycles:   <= 85
.proc points_set
        points_index
        lda     german_points,x
        sta     st_points_left
        lda     soviet_points,x
        sta     st_points_left+2
        lda     #0
        sta     st_points_left+1
        sta     st_points_left+3
        rts
.endproc

;;; points_all -- the selection points that a side began with
;;; in:       zp_side; st_battle st_small
;;; out:      A
;;; clobbers: X
;;; cycles:   <= 40
.proc points_all
        points_index
        lda     zp_side
        bne     @soviet
        lda     german_points,x
        rts
@soviet:
        lda     soviet_points,x
        rts
.endproc

; by the battle, large ones, then small ones
german_points:
        .byte   32, 60, 40, 50, 39
        .byte   13, 30, 22, 29, 23
soviet_points:
        .byte   66, 59, 40, 60, 48
        .byte   33, 33, 22, 30, 25
