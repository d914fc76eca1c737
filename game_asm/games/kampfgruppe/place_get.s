        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export place_get

        .segment "LOW_CODE"

;;; place_get -- where the unit at work stands
;;; in:       zp_unit_no, zp_side
;;; out:      A = zp_from_x, NOWHERE and N = 1 when not on the map; zp_from_y; X kept
;;; clobbers: Y
;;; cycles:   <= 40
.proc place_get
        ldy     zp_unit_no
        lda     zp_side
        bne     @soviet
        lda     unit_y,y
        sta     zp_from_y
        lda     unit_x,y
        sta     zp_from_x
        rts
@soviet:
        lda     unit_y+UNITS,y
        sta     zp_from_y
        lda     unit_x+UNITS,y
        sta     zp_from_x
        rts
.endproc
