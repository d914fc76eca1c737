; The odds of an engagement.
        .include "ardennes.inc"

        .export engage_odds
        .import engage_sums, odds_column

        .segment "RULES"

;;; engage_odds -- the odds that an engagement stands at
;;; rule:     1.11 5.5 5.7
;;; in:       as engage_sums
;;; out:      A = column 0..8; as engage_sums
;;; clobbers: as engage_sums
;;; cycles:   <= 60500
.proc engage_odds
        jsr     engage_sums
        jmp     odds_column
.endproc
        .assert SIDE_RIVER & SIDE_BRIDGE = SIDE_RIVER, error, "one bit says water"
        .assert SIDE_RIVER & SIDE_ROAD = 0, error, "and a road has none"
