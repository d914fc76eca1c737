; Zones on and off.
        .include "ardennes.inc"

        .export order_zones
        .import shown

        .segment "MOVE"

;;; order_zones -- shade the hexes next to either side, or no longer
;;; rule:     1.5
;;; in:       shown
;;; out:      C = 0; shown
;;; clobbers: A
;;; cycles:   -
.proc order_zones
        lda     shown
        beq     @on
        lda     #0
        beq     @set                    ; always
@on:    lda     #SHOW_ZONES
@set:   sta     shown
        clc
        rts
.endproc
