; How a hex of the whole map looks.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "lib/hexview/hexview.inc"

        .export hexview_small
        .import hex_field
        .importzp SMALL_FOREST, SMALL_FRAMED, SMALL_MOUNTAIN, SMALL_PLAIN, SMALL_SEA, SMALL_SOLID
        .importzp SMALL_SWAMP, SMALL_TOWN, SMALL_VOID

        .segment "CODE"

;;; hexview_small -- how a hex of the whole map looks
;;; rule:     4.7.1
;;; in:       zp_hexview+HV_HEX; the map; hex_field = SMALL_AXIS or SMALL_SOVIET where groups stand
;;; out:      A = SMALL_*
;;; clobbers: X Y zp_ptr0
;;; cycles:   <= 70
.proc hexview_small
        ldy     #0
        lda     zp_hexview+HV_HEX
        sta     zp_ptr0
        lda     zp_hexview+HV_HEX+1
        clc
        adc     #>hex_field
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        cmp     #SMALL_AXIS
        beq     @axis
        cmp     #SMALL_SOVIET
        beq     @soviet
        lda     zp_hexview+HV_HEX+1
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        and     #GROUND_TERRAIN
        tax
        lda     smalls,x
        rts
@axis:  lda     #SMALL_SOLID
        rts
@soviet:
        lda     #SMALL_FRAMED
        rts
.endproc

        .segment "RODATA"
; by TERRAIN_*
smalls:         .byte SMALL_PLAIN, SMALL_FOREST, SMALL_SWAMP, SMALL_MOUNTAIN, SMALL_TOWN
                .byte SMALL_TOWN, SMALL_SEA, SMALL_VOID
