; Which row of data/aims.csv is the side's.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export aim_row

        .segment "COMPUTER"

;;; aim_row -- the row of the tables by scenario and side
;;; in:       st_scenario st_side
;;; out:      X = 2 * scenario + side; C = 0; Y kept
;;; clobbers: A
;;; cycles:   <= 20
.proc aim_row
        lda     st_scenario
        asl     a
        ora     st_side
        tax
        rts
.endproc
