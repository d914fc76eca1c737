; Reinforcements that wait have no part in a neutral region's defence.
        .include "state.inc"
        .include "general.inc"

        .export waits_hide
        .import unit_carried

        .segment "SETUP"

;;; waits_hide -- while a neutral region is defended, nobody who waits for a place is there
;;; rule:     5.7 5.9
;;; in:       the units and mines
;;; out:      unit_hits, unit_left, plot_col, mine_col, mine_row of whoever waits, as waits_back
;;;           takes them
;;; clobbers: A X
;;; cycles:   -
.proc waits_hide
        ldx     #UNITS - 1
@unit:  lda     unit_col,x
        bne     @next
        lda     unit_hits,x
        beq     @next
        jsr     unit_carried
        bcs     @next
        lda     unit_hits,x
        sta     unit_left,x
        lda     #0
        sta     unit_hits,x
        lda     #WAITS                  ; its place in the list stays taken
        sta     plot_col,x
@next:  dex
        bpl     @unit
        ldx     #MINES - 1
@mine:  lda     mine_charge,x
        beq     @none
        lda     mine_col,x
        bne     @none
        sta     mine_row,x              ; above the map
        inc     mine_col,x
@none:  dex
        bpl     @mine
        rts
.endproc
