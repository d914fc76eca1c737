; Which town a hex is of.
        .include "zeropage.inc"
        .include "state.inc"

        .export town_at

        .segment "RULES_LOW"

;;; town_at -- the town of a hex
;;; rule:     3.12
;;; in:       zp_col, zp_row = a hex
;;; out:      C = 0: A = town; C = 1: it is of none
;;; clobbers: X
;;; cycles:   <= 900
.proc town_at
        ldx     st_town_hexes
        beq     @none
@hex:   lda     town_col-1,x
        cmp     zp_col
        bne     @next
        lda     town_row-1,x
        cmp     zp_row
        beq     @here
@next:  dex
        bne     @hex
@none:  sec
        rts
@here:  lda     town_of-1,x
        clc
        rts
.endproc
