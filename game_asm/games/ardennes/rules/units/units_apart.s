; How far two units stand apart.
        .include "zeropage.inc"
        .include "state.inc"

        .export units_apart
        .import hex_distance, hex_place

        .segment "RESOLVE"

;;; units_apart -- how many hexes two units stand apart
;;; rule:     2.12 2.15
;;; in:       X, Y = units 0..232 on the map
;;; out:      A = distance; X, Y kept
;;; clobbers: zp_t0..zp_t2 zp_arg0..zp_arg3
;;; cycles:   <= 750
.proc units_apart
        txa
        pha
        tya
        pha
        lda     unit_at_lo,x
        sta     zp_arg0
        lda     unit_at_hi,x
        sta     zp_arg1
        jsr     hex_place
        stx     zp_arg2
        sty     zp_arg3
        pla
        pha
        tay
        lda     unit_at_lo,y
        sta     zp_arg0
        lda     unit_at_hi,y
        sta     zp_arg1
        jsr     hex_place
        stx     zp_arg0
        sty     zp_arg1
        pla
        tay
        pla
        tax
        jmp     hex_distance
.endproc
