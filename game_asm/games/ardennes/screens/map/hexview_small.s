; How a hex of the whole map looks.
        .include "zeropage.inc"
        .include "lib/hexview/hexview.inc"

        .export hexview_small
        .import hex_ground, hex_sides, hex_zones
        .importzp SMALL_FOREST, SMALL_FRAMED, SMALL_MOUNTAIN, SMALL_PLAIN, SMALL_SOLID, SMALL_TOWN
        .importzp SMALL_FOREST_S, SMALL_MOUNTAIN_S, SMALL_PLAIN_S, SMALL_VOID

TERRAIN_BITS    = %00000111
SOUTH           = %01000000             ; of hex_sides: a river on that side,
EAST            = %00010100             ; and on either of two

        .segment "PAGES"

;;; hexview_small -- how a hex of the whole map looks
;;; rule:     1.6 1.5
;;; in:       zp_hexview+HV_HEX; the map; hex_zones
;;; out:      A = SMALL_*
;;; clobbers: X Y zp_ptr0
;;; cycles:   <= 110
.proc hexview_small
        ldy     #0
        lda     zp_hexview+HV_HEX
        sta     zp_ptr0
        lda     zp_hexview+HV_HEX+1
        clc
        adc     #>hex_zones
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        bmi     @framed
        and     #%00001000
        bne     @solid
        lda     zp_hexview+HV_HEX+1
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        and     #TERRAIN_BITS
        tax
        lda     zp_hexview+HV_HEX+1
        clc
        adc     #>hex_sides
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        ldy     rivers,x
        beq     @dry
        and     #SOUTH | EAST
        beq     @dry
        cmp     #SOUTH
        beq     @put                    ; on that side only
        iny
        bcc     @put                    ; in the east only
        iny
@put:   tya
        rts
@dry:   lda     smalls,x
        rts
@framed:
        lda     #SMALL_FRAMED
        rts
@solid: lda     #SMALL_SOLID
        rts
.endproc

        .segment "PAGES"
smalls:         .byte SMALL_PLAIN, SMALL_FOREST, SMALL_MOUNTAIN, SMALL_TOWN, SMALL_PLAIN
                .byte SMALL_VOID, SMALL_VOID, SMALL_VOID
; with a river on its southern side; the next two are on an eastern one, and on both; 0 shows none
rivers:         .byte SMALL_PLAIN_S, SMALL_FOREST_S, SMALL_MOUNTAIN_S, 0, SMALL_PLAIN_S, 0, 0, 0
