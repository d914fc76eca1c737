        .include "zeropage.inc"
        .export side_units
        .import side_base_lo, side_base_hi

        .segment "COMBAT"

;;; side_units -- begin with the first unit of a side
;;; in:       zp_side
;;; out:      zp_unit, zp_unit_no = 0
;;; clobbers: A X
;;; cycles:   <= 30
.proc side_units
        ldx     zp_side
        lda     side_base_lo,x
        sta     zp_unit
        lda     side_base_hi,x
        sta     zp_unit+1
        lda     #0
        sta     zp_unit_no
        rts
.endproc
