; A byte for each hex, all alike.
        .include "zeropage.inc"

        .export layer_fill
        .import HEX_LAYER

        .segment "RULES"

;;; layer_fill -- fill one of the layers of the map
;;; in:       zp_ptr0 = the layer; A = what every hex gets
;;; out:      the layer, hex_field or hex_zones; A kept
;;; clobbers: X Y zp_ptr0
;;; cycles:   <= 26000
.proc layer_fill
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
