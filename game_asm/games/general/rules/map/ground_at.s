; The ground of a hex.
        .include "zeropage.inc"
        .include "state.inc"

        .export ground_at
        .import hex_row_hi, hex_row_lo

        .segment "RULES"

;;; ground_at -- the ground byte of a hex
;;; rule:     1.2  terrain and height are told by one byte
;;; in:       X = column 0..49; Y = row 0..33
;;; out:      A = ground byte; zp_ptr0 = where it lies; Y = 0; X kept
;;; clobbers: none
;;; cycles:   <= 45
.proc ground_at
        txa
        clc
        adc     hex_row_lo,y
        sta     zp_ptr0
        lda     hex_row_hi,y
        adc     #>hex_ground
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        rts
.endproc
