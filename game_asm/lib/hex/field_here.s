; The field of distances at a hex.
        .include "zeropage.inc"

        .export field_here
        .import hex_field
        .importzp zp_hex

        .segment "CODE"

;;; field_here -- what hex_field has at a hex
;;; in:       zp_hex = index; hex_field
;;; out:      A = its byte, Z = 1 when that is 0; zp_ptr0 = where it lies; Y = 0; X kept
;;; clobbers: none
;;; cycles:   <= 30
.proc field_here
        lda     zp_hex
        sta     zp_ptr0
        lda     zp_hex+1
        clc
        adc     #>hex_field
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        rts
.endproc
