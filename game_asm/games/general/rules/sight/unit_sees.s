; Does one unit see another?
        .include "zeropage.inc"
        .include "state.inc"

        .export unit_sees
        .import pair_far, sight_far

        .segment "RULES_LOW"

;;; unit_sees -- is one unit in another's line of sight? The same both ways
;;; rule:     10.5 13.1 13.2 8.11 1.10
;;; in:       zp_unit, zp_foe = two units on the map; st_weather
;;; out:      C = 1 they see each other; zp_far
;;; clobbers: A X Y scratch
;;; cycles:   <= 5500
.proc unit_sees
        jsr     pair_far
        jmp     sight_far
.endproc
