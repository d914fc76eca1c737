; How far two hexes lie apart.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export hexes_apart
        .import hex_distance, hex_place

        .segment "AIR"

;;; hexes_apart -- steps from one hex to another
;;; rule:     6.9.3 7.1.2 7.1.3
;;; in:       zp_hex, zp_to = indices
;;; out:      A = distance
;;; clobbers: X Y zp_t0 zp_t1 zp_t2 zp_arg0 zp_arg1 zp_arg2 zp_arg3
;;; cycles:   <= 700
.proc hexes_apart
        lda     zp_to
        sta     zp_arg0
        lda     zp_to+1
        sta     zp_arg1
        jsr     hex_place
        stx     zp_arg2
        sty     zp_arg3
        lda     zp_hex
        sta     zp_arg0
        lda     zp_hex+1
        sta     zp_arg1
        jsr     hex_place
        stx     zp_arg0
        sty     zp_arg1
        jmp     hex_distance
.endproc
