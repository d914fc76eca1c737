; An enemy in a hex.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export hex_foe
        .import piece_at, unit_side

        .segment "PLAY"

;;; hex_foe -- an enemy of st_side in a hex
;;; in:       zp_col, zp_row = a hex; st_side; hex_pieces
;;; out:      C = 0: X = the enemy; C = 1: there is none
;;; clobbers: A X Y zp_ptr0
;;; cycles:   <= 110
.proc hex_foe
        ldx     zp_col
        ldy     zp_row
        jsr     piece_at
        cmp     #NO_UNIT
        beq     @none
        tax
        jsr     unit_side
        cmp     st_side
        beq     @none
        clc
        rts
@none:  sec
        rts
.endproc
