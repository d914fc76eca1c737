; Marks of a whole layer taken away.
        .include "zeropage.inc"

        .import HEX_LAYER
        .export hex_unmark

        .segment "CODE"

;;; hex_unmark -- keep only some bits of every byte of a layer
;;; in:       A = page of the layer; zp_arg2 = the bits that stay
;;; out:      the layer, hex_ground, hex_zones or one called hex_marks*; guards too
;;; clobbers: A X Y zp_ptr0
;;; cycles:   <= 40000
.proc hex_unmark
        sta     zp_ptr0+1
        ldy     #0
        sty     zp_ptr0
        ldx     #>HEX_LAYER
        beq     @last                   ; less than a page
@byte:  .repeat 4
        lda     (zp_ptr0),y
        and     zp_arg2
        sta     (zp_ptr0),y
        iny
        .endrepeat
        bne     @byte
        inc     zp_ptr0+1
        dex
        bne     @byte
@last:  ldy     #<HEX_LAYER
        beq     @done
@rest:  dey
        lda     (zp_ptr0),y
        and     zp_arg2
        sta     (zp_ptr0),y
        tya
        bne     @rest
@done:  rts
.endproc
