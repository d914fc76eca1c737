; The ground under a unit.
        .include "zeropage.inc"
        .include "state.inc"

        .export unit_ground
        .import hex_row_hi, hex_row_lo

        .segment "RULES"

;;; unit_ground -- the ground byte of a unit's hex
;;; in:       X = unit on the map
;;; out:      A = ground byte; zp_ptr0 = where it lies; X kept
;;; clobbers: Y
;;; cycles:   <= 55
.proc unit_ground
        ldy     unit_row,x
        lda     hex_row_lo,y
        clc
        adc     unit_col,x
        sta     zp_ptr0
        lda     hex_row_hi,y
        adc     #>hex_ground
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        rts
.endproc
