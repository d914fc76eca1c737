; Infiltrators in a hex.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export ghost_here
        .import stands_here
        .import unit_kind

        .segment "RULES"

;;; ghost_here -- is there an infiltrator in a hex?
;;; rule:     7.11 7.15  the German alone has them
;;; in:       zp_hex = index; the units
;;; out:      C = 1: X = unit; C = 0: there is none
;;; clobbers: A X
;;; cycles:   <= 3000
.proc ghost_here
        ldx     #GERMANS
@unit:  dex
        cpx     #NO_UNIT
        beq     @none
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        bne     @unit
        jsr     stands_here
        bne     @unit
        rts                             ; C = 1: equal
@none:  clc
        rts
.endproc
