        .include "zeropage.inc"
        .include "ambush.inc"
        .include "screens/map/map.inc"
        .export map_north_index

        .segment "CODE"

;;; map_north_index -- the picture of a square's north side, of the set for its column
;;; in:       zp_map_byte, zp_map_odd
;;; out:      X = index of the picture; Y kept
;;; clobbers: A
;;; cycles:   <= 40
.proc map_north_index
        lda     zp_map_byte
        and     #NORTH_MASK
        lsr     a
        lsr     a
        ldx     zp_map_odd
        beq     @even
        clc
        adc     #ODD_NORTHS
@even:  tax
        rts
.endproc
