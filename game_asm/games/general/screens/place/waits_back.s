; Reinforcements that wait are there again.
        .include "state.inc"
        .include "general.inc"

        .export waits_back

        .segment "PLAY"

;;; waits_back -- a neutral region is defended: who waited for a place before waits for it again
;;; rule:     5.7 5.9
;;; in:       the units and mines, as waits_hide left them
;;; out:      unit_hits, plot_col, mine_col
;;; clobbers: A X
;;; cycles:   <= 4500
.proc waits_back
        ldx     #UNITS - 1
@unit:  lda     plot_col,x
        cmp     #WAITS
        bne     @next
        lda     unit_left,x
        sta     unit_hits,x
        lda     #0
        sta     plot_col,x
@next:  dex
        bpl     @unit
        ldx     #MINES - 1
@mine:  lda     mine_row,x
        bne     @laid
        sta     mine_col,x
@laid:  dex
        bpl     @mine
        rts
.endproc
        .assert NOWHERE = 0, error, "mine_col"
