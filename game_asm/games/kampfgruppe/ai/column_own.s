        .include "zeropage.inc"
        .include "ai/ai.inc"
        .export column_own

        .segment "COMPUTER"

;;; column_own -- a column nearer to the side's own edge of the map
;;; in:       A = column; ai_t0 = columns, signed; ai_forward
;;; out:      A = the column, perhaps off the map
;;; clobbers: none
;;; cycles:   <= 25
.proc column_own
        bit     ai_forward
        bpl     @west
        clc
        adc     ai_t0
        rts
@west:  sec
        sbc     ai_t0
        rts
.endproc
