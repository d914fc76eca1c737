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
        eor     #SHOW_ZONES
        beq     @set                    ; off
        lda     #SHOW_ZONES             ; over whatever else was shaded, too
@set:   sta     shown
        clc
        rts
.endproc
