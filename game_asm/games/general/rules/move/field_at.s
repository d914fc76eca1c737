; The field of distances at a column and row.
        .include "zeropage.inc"

        .export field_at
        .import hex_field, hex_index

        .segment "CODE"

;;; field_at -- what hex_field has at a hex
;;; in:       X = column; Y = row; hex_field
;;; out:      A = its byte, Z = 1 when that is 0; zp_ptr0 = where it lies; zp_arg0/1 = its index;
;;;           Y = 0; X kept
;;; clobbers: none
;;; cycles:   <= 70
.proc field_at
        jsr     hex_index
        lda     zp_arg0
        sta     zp_ptr0
        lda     zp_arg1
        clc
        adc     #>hex_field
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        rts
.endproc
