; The hex next to one.
        .include "zeropage.inc"
        .include "macros.inc"

        .export hex_beside
        .import hex_neighbour

        .segment "RULES"

;;; hex_beside -- the hex next to one
;;; in:       zp_hex = index; X = direction 0..5, clockwise from north
;;; out:      zp_to = its index; X, Y kept
;;; clobbers: A zp_arg0 zp_arg1
;;; cycles:   <= 90
.proc hex_beside
        copy_word zp_arg0, zp_hex
        jsr     hex_neighbour
        copy_word zp_to, zp_arg0
        rts
.endproc
