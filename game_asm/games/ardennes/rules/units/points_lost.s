; Strength points that a side has lost.
        .include "state.inc"
        .include "ardennes.inc"

        .export points_lost

        .segment "RULES"

;;; points_lost -- count strength points as lost to the side of a unit
;;; rule:     5.8
;;; in:       X = unit 0..232; A = points
;;; out:      st_lost; X kept
;;; clobbers: A Y
;;; cycles:   <= 50
.proc points_lost
        ldy     #0
        cpx     #GERMANS
        bcc     @add
        ldy     #2
@add:   clc
        adc     st_lost,y
        sta     st_lost,y
        bcc     @done
        lda     st_lost+1,y
        adc     #0                      ; C = 1
        sta     st_lost+1,y
@done:  rts
.endproc
