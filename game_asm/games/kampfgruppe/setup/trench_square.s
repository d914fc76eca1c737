; Entrenchments.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"

        .export trench_square
        .import battle_assault, own_side, map_at

        .segment "DEPLOY"

;;; trench_square -- dig an entrenchment
;;; rule:     4.8.1 4.8.2 4.8.3 4.8.4  before assaults, on clear ground of the own side, at most 50
;;; in:       X = column, Y = row; zp_side; st_battle st_trenches; the map
;;; out:      C = 0: the square is broken ground now; C = 1: A = why not, TRENCH_*; changes map,
;;;           st_trenches
;;; clobbers: X Y zp_map zp_square
;;; cycles:   <= 150
.proc trench_square
        jsr     battle_assault
        bcc     @peace
        jsr     own_side
        bcc     @theirs
        jsr     map_at
        and     #TERRAIN_MASK
        bne     @rough
        ldx     zp_side
        lda     st_trenches,x
        beq     @spent
        dec     st_trenches,x
        lda     zp_square
        ora     #TERRAIN_BROKEN
        sta     (zp_map),y
        clc
        rts
@peace: lda     #0
        sec
        rts
@theirs:
        lda     #1
        sec
        rts
@rough: lda     #2
        sec
        rts
@spent: lda     #3
        sec
        rts
.endproc
        .assert TERRAIN_CLEAR = 0, error, "clear ground has no bits"
