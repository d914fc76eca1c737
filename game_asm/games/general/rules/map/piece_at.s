; Who stands in a hex.
        .include "zeropage.inc"

        .export piece_at
        .import hex_pieces, hex_row_hi, hex_row_lo

        .segment "RULES"

;;; piece_at -- the unit that stands in a hex
;;; in:       X = column 0..49; Y = row 0..33; hex_pieces
;;; out:      A = unit, NO_UNIT where nobody stands; zp_ptr0 = where that lies; Y = 0; X kept
;;; clobbers: none
;;; cycles:   <= 50
.proc piece_at
        txa
        clc
        adc     hex_row_lo,y
        sta     zp_ptr0
        lda     hex_row_hi,y
        adc     #>hex_pieces
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        sec
        sbc     #1
        rts
.endproc
