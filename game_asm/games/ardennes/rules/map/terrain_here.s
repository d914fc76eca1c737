; The ground of a hex.
        .include "zeropage.inc"

        .export terrain_here
        .import hex_ground

TERRAIN_BITS    = %00000111

        .segment "RULES"

;;; terrain_here -- the terrain of a hex
;;; rule:     1.3
;;; in:       zp_hex = index
;;; out:      A = zp_terrain = TERRAIN_*, 7 off the map
;;; clobbers: Y zp_ptr0
;;; cycles:   <= 45
.proc terrain_here
        lda     zp_hex
        sta     zp_ptr0
        lda     zp_hex+1
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        and     #TERRAIN_BITS
        sta     zp_terrain
        rts
.endproc
