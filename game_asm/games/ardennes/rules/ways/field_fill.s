; The field of distances, all alike.
        .include "zeropage.inc"

        .export field_fill
        .import HEX_LAYER, hex_field

        .segment "RULES"

;;; field_fill -- fill hex_field
;;; in:       A = what every hex gets
;;; out:      hex_field
;;; clobbers: X Y zp_ptr0
;;; cycles:   <= 26000
.proc field_fill
        ldx     #<hex_field
        stx     zp_ptr0
        ldx     #>hex_field
        stx     zp_ptr0+1
        ldy     #0
        ldx     #>HEX_LAYER
@page:  sta     (zp_ptr0),y
        iny
        bne     @page
        inc     zp_ptr0+1
        dex
        bne     @page
@rest:  sta     (zp_ptr0),y
        iny
        cpy     #<HEX_LAYER
        bne     @rest
        rts
.endproc
