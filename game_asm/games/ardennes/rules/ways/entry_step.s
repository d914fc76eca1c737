; Round about a hex of entry.
        .include "zeropage.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export entry_step
        .import hex_beside, terrain_here

        .segment "CODE"

;;; entry_step -- one hex on, or none
;;; rule:     8.5
;;; in:       zp_hex = index of a hex of the map; X = direction 0..5, 6 = no step
;;; out:      C = 0: zp_hex = where it leads; C = 1: off the map
;;; clobbers: A Y zp_hex zp_to zp_ptr0 zp_terrain zp_arg0 zp_arg1
;;; cycles:   <= 190
.proc entry_step
        cpx     #DIRECTIONS
        bcs     @stays
        jsr     hex_beside
        copy_word zp_hex, zp_to
        jsr     terrain_here
        cmp     #TERRAINS
        rts
@stays: clc
        rts
.endproc
