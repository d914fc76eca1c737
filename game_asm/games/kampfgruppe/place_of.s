        .include "state.inc"
        .include "kampfgruppe.inc"
        .export place_of

        .segment "LOW_CODE"

;;; place_of -- square of a unit
;;; in:       X = number, Y = side
;;; out:      A = column or NOWHERE, Y = row
;;; clobbers: none
;;; cycles:   <= 25
.proc place_of
        cpy     #SIDE_SOVIET
        beq     @soviet
        lda     unit_x,x
        ldy     unit_y,x
        rts
@soviet:
        lda     unit_x+UNITS,x
        ldy     unit_y+UNITS,x
        rts
.endproc
