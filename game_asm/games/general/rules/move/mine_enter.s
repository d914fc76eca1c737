; Mines.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export mine_at, mine_enter
        .import unit_dies

        .segment "RULES_LOW"

;;; mine_at -- the mine of a hex
;;; in:       zp_col, zp_row = a hex
;;; out:      C = 0: Y = mine; C = 1: there is none; X kept
;;; clobbers: A
;;; cycles:   <= 1000
.proc mine_at
        ldy     #MINES - 1
@mine:  lda     mine_col,y
        cmp     zp_col
        bne     @next
        lda     mine_row,y
        cmp     zp_row
        beq     @here
@next:  dey
        bpl     @mine
        sec
        rts
@here:  clc
        rts
.endproc

;;; mine_enter -- a unit has moved onto a hex: a mine there destroys it, whoever laid it
;;; rule:     7.27  a mine lasts two detonations
;;; in:       X = unit on the map
;;; out:      C = 1: it is destroyed; mine_charge, mine_col; the unit; hex_pieces; X kept
;;; clobbers: A Y zp_ptr0 zp_t0 zp_col zp_row
;;; cycles:   <= 1400
.proc mine_enter
        lda     unit_col,x
        sta     zp_col
        lda     unit_row,x
        sta     zp_row
        jsr     mine_at
        bcs     @none
        lda     mine_charge,y
        sec
        sbc     #1
        sta     mine_charge,y
        bne     @dies
        sta     mine_col,y
@dies:  jmp     unit_dies
@none:  clc
        rts
.endproc
