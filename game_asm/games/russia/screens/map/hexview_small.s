; How a hex of the whole map looks.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "lib/hexview/hexview.inc"

        .export hexview_small
        .import stack_at
        .importzp SMALL_FOREST, SMALL_FRAMED, SMALL_MOUNTAIN, SMALL_PLAIN, SMALL_SEA, SMALL_SOLID
        .importzp SMALL_SWAMP, SMALL_TOWN, SMALL_VOID

        .segment "CODE"

;;; hexview_small -- how a hex of the whole map looks
;;; rule:     4.7.1
;;; in:       zp_hexview+HV_HEX; the map; the groups
;;; out:      A = SMALL_*
;;; clobbers: X Y zp_ptr0 zp_ptr1 zp_t0 zp_t1 zp_hex
;;; cycles:   <= 4200
.proc hexview_small
        ldy     #0
        lda     zp_hexview+HV_HEX
        sta     zp_ptr0
        sta     zp_hex
        lda     zp_hexview+HV_HEX+1
        sta     zp_hex+1
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        and     #GROUND_TERRAIN
        cmp     #TERRAIN_SEA
        bcs     @ground
        pha
        lda     #SIDE_AXIS
        jsr     stack_at
        cmp     #1
        lda     #SMALL_SOLID
        bcs     @piece
        lda     #SIDE_SOVIET
        jsr     stack_at
        cmp     #1
        lda     #SMALL_FRAMED
        bcs     @piece
        pla
@ground:
        tax
        lda     smalls,x
        rts
@piece: tax
        pla
        txa
        rts
.endproc

        .segment "RODATA"
; by TERRAIN_*
smalls:         .byte SMALL_PLAIN, SMALL_FOREST, SMALL_SWAMP, SMALL_MOUNTAIN, SMALL_TOWN
                .byte SMALL_TOWN, SMALL_SEA, SMALL_VOID
