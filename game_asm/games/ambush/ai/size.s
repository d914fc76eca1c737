; How far apart two bytes are.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export size

        .segment "COMPUTER"

;;; size -- a difference without its sign
;;; in:       A = a byte less another; C = 0 when it is below nothing
;;; out:      A; X Y kept
;;; clobbers: none
;;; cycles:   <= 14
.proc size
        bcs     @done
        eor     #$FF
        adc     #1
@done:  rts
.endproc
