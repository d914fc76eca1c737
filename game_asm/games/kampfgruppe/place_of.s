        .include "state.inc"
        .include "kampfgruppe.inc"
        .export place_of

        .segment "LOW_CODE"

;;; place_of -- square of a unit
;;; in:       X = number, Y = side
;;; out:      A = column or NOWHERE, N = 1 when NOWHERE; Y = row
;;; clobbers: none
;;; cycles:   <= 25
.proc place_of
        cpy     #SIDE_SOVIET
        beq     @soviet
        ldy     unit_y,x
        lda     unit_x,x
        rts
@soviet:
        ldy     unit_y+UNITS,x
        lda     unit_x+UNITS,x
        rts
.endproc
