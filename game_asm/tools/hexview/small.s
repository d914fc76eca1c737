; How a hex of the viewer's maps looks where the whole map is shown.
        .include "zeropage.inc"
        .include "viewer.inc"
        .include "lib/hexview/hexview.inc"

        .export hexview_small, small_dots, small_left
        .import hex_ground
        .importzp SMALL_PLAIN, SMALL_FOREST, SMALL_MOUNTAIN, SMALL_SWAMP, SMALL_SEA, SMALL_VOID
        .importzp SMALL_TOWN, SMALL_SOLID, SMALL_FRAMED

        .segment "BSS"
small_dots:     .res 1
small_left:     .res 1

        .segment "CODE"

;;; hexview_small -- how a hex of the whole map looks
;;; in:       zp_hexview+HV_HEX; the map
;;; out:      A = SMALL_*
;;; clobbers: X Y zp_ptr0
;;; cycles:   <= 60
.proc hexview_small
        ldy     #0
        lda     zp_hexview+HV_HEX
        sta     zp_ptr0
        lda     zp_hexview+HV_HEX+1
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        cmp     #HAS_FRAMED
        bcs     @piece
        and     #CLASS
        tax
        lda     class_small,x
        rts
@piece: ldx     #SMALL_SOLID
        and     #HAS_SOLID
        bne     @solid
        ldx     #SMALL_FRAMED
@solid: txa
        rts
.endproc

        .segment "RODATA"
class_small:    .byte SMALL_PLAIN, SMALL_FOREST, SMALL_MOUNTAIN, SMALL_SWAMP, SMALL_SEA, SMALL_VOID
                .byte SMALL_TOWN, SMALL_TOWN, SMALL_PLAIN, SMALL_SEA
