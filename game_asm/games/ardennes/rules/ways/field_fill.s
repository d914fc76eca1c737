; The field of distances, all alike.
        .include "zeropage.inc"

        .export field_fill
        .import hex_field, layer_fill

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
        jmp     layer_fill
.endproc
