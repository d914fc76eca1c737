        .include "zeropage.inc"
        .include "ambush.inc"
        .export map_tile_index

        .segment "CODE"

;;; map_tile_index -- the tile of a square: west side * 4 + ground, of the set for its column
;;; in:       zp_map_byte, zp_map_odd
;;; out:      X = index of the tile; Y kept
;;; clobbers: A zp_t0
;;; cycles:   <= 50
.proc map_tile_index
        lda     zp_map_byte
        and     #GROUND_MASK
        sta     zp_t0
        lda     zp_map_byte
        and     #WEST_MASK
        lsr     a
        lsr     a
        lsr     a
        ora     zp_t0
        clc
        adc     zp_map_odd
        tax
        rts
.endproc
