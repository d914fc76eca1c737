        .include "zeropage.inc"
        .export unit_where
        .import place_of

        .segment "COMBAT"

;;; unit_where -- square of the unit at work
;;; in:       zp_unit_no, zp_side
;;; out:      A = column or NOWHERE, Y = row
;;; clobbers: X
;;; cycles:   <= 40
.proc unit_where
        ldx     zp_unit_no
        ldy     zp_side
        jmp     place_of
.endproc
