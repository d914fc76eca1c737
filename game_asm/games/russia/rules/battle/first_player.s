; Who moves first in the week's execution.
        .include "state.inc"
        .include "russia.inc"

        .export first_player
        .import first_percent

FIRST_YEAR      = 41
LAST_ROW        = 3

        .segment "GROUND"

;;; first_player -- is the Axis the first player?
;;; rule:     7.2.1 7.2.2
;;; in:       A = draw 0..99; st_year; st_weather
;;; out:      C = 0 the Axis, C = 1 the Soviets
;;; clobbers: A X
;;; cycles:   <= 60
.proc first_player
        pha
        lda     st_year
        sec
        sbc     #FIRST_YEAR
        cmp     #LAST_ROW
        bcc     @in
        lda     #LAST_ROW
@in:    asl     a
        asl     a
        ora     st_weather
        tax
        pla
        cmp     first_percent,x
        rts
.endproc
