; Marks in a layer: in a hex and in those round it.
        .include "zeropage.inc"

        .importzp HEX_STRIDE
        .import hex_corner, hex_around_upper
        .export hex_mark

        .segment "CODE"

;;; hex_mark -- set bits of a hex and of its six neighbours
;;; in:       A = page of the layer; zp_arg0/1 = index of a hex of the map; zp_arg2 = its bits;
;;;           zp_arg3 = the neighbours'
;;; out:      the layer, hex_ground, hex_zones or one called hex_marks*; guards too
;;; clobbers: A X Y zp_ptr0
;;; cycles:   <= 200
.proc hex_mark
        jsr     hex_corner
        ldy     #<(HEX_STRIDE+1)
        lda     (zp_ptr0),y
        ora     zp_arg2
        sta     (zp_ptr0),y
        .repeat 6, way
        ldy     hex_around_upper+way,x
        lda     (zp_ptr0),y
        ora     zp_arg3
        sta     (zp_ptr0),y
        .endrepeat
        rts
.endproc
