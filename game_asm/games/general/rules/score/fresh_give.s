; Points that a scenario gives on some turns.
        .include "state.inc"
        .include "general.inc"

        .export fresh_give

        .segment "RULES_LOW"

;;; fresh_give -- give the points to buy with that are due on this turn
;;; rule:     5.5
;;; in:       st_turn; fresh_turn, fresh_side, fresh_points
;;; out:      st_points
;;; clobbers: A X Y
;;; cycles:   <= 400
.proc fresh_give
        ldx     #FRESH - 1
@one:   lda     fresh_turn,x
        cmp     st_turn
        bne     @next
        lda     fresh_side,x
        asl     a
        tay
        lda     fresh_points,x
        clc
        adc     st_points,y
        sta     st_points,y
        lda     st_points+1,y
        adc     #0
        sta     st_points+1,y
@next:  dex
        bpl     @one
        rts
.endproc
