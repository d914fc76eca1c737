; Where the neighbours of a hex lie in a layer.
        .include "zeropage.inc"

        .importzp HEX_STRIDE
        .export hex_corner

        .segment "CODE"

;;; hex_corner -- point at a hex's corner in a layer, the hex diagonally above it to the left
;;; in:       A = page of the layer; zp_arg0/1 = index of a hex of the map
;;; out:      zp_ptr0 = its corner, from which hex_around_upper and hex_around_lower count; X = 0
;;;           for an upper column, 6 for a lower one: what to add to a direction for both tables
;;; clobbers: A
;;; cycles:   <= 50
.proc hex_corner
        clc
        adc     zp_arg1
        sta     zp_ptr0+1
        lda     zp_arg0
        sec
        sbc     #<(HEX_STRIDE+1)
        sta     zp_ptr0
        bcs     @page
        dec     zp_ptr0+1
@page:  ldx     #6
        lsr                             ; the corner's column is the other kind
        bcs     @done
        ldx     #0
@done:  rts
.endproc
