; Where a unit may advance after a battle.
        .include "zeropage.inc"
        .include "state.inc"

        .export advance_find
        .import hex_river, hex_river_first, reach_flood, ways_set

POINTS          = zp_rules+7            ; half points

        .segment "RESOLVE"

;;; advance_find -- what every hex costs a unit that may advance after a battle
;;; rule:     5.16 4.7 4.8  the points of the result; over a river at once, but armour
;;; in:       X = unit 0..232; A = points 1..6; hex_zones; the map
;;; out:      as reach_find
;;; clobbers: as reach_find
;;; cycles:   -
.proc advance_find
        asl     a
        sta     POINTS
        stx     zp_unit
        jsr     ways_set
        lda     hex_river_first         ; as where it began
        sta     hex_river
        ldx     zp_unit
        lda     unit_at_lo,x
        ldy     unit_at_hi,x
        jmp     reach_flood
.endproc
