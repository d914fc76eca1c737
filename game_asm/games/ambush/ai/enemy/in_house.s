; Whether a man is under a roof.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export in_house
        .import map_square, square_here

        .segment "COMPUTER"

;;; in_house -- is he in a house?
;;; in:       zp_actor; man_x man_y
;;; out:      C = 1 when he is; zp_from_x/y = his square
;;; clobbers: A X Y zp_ptr0 zp_t0
;;; cycles:   <= 110
.proc in_house
        jsr     square_here
        ldx     zp_from_x
        ldy     zp_from_y
        jsr     map_square
        and     #GROUND_MASK
        cmp     #GROUND_INTERIOR
        beq     @yes
        clc
@yes:   rts
.endproc
