; A piece is put onto the map.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export piece_type, place_put
        .import may_set_up, piece_put

        .segment "PLAY"

;;; place_put -- put a piece into a hex, if st_side may
;;; rule:     3.15 4.4 4.7 7.25
;;; in:       A = piece: unit, or 128 + mine; zp_col, zp_row = a hex of the map; hex_pieces
;;; out:      C = 0: it is there, in unit_col, unit_row, unit_flags or mine_col, mine_row, and in
;;;           hex_pieces; C = 1: A = 0 not its area or taken, 1 no place for a mine
;;; clobbers: X Y scratch zp_overlay zp_far zp_rules
;;; cycles:   -
.proc place_put
        sta     zp_overlay
        jsr     piece_type
        jsr     may_set_up
        bcs     @done
        lda     zp_overlay
        bmi     @mine
        tax
        lda     zp_col
        sta     unit_col,x
        lda     zp_row
        sta     unit_row,x
        lda     unit_flags,x
        ora     #UF_PASSED              ; in this phase it may be taken up again
        sta     unit_flags,x
        jsr     piece_put
        clc
        rts
@mine:  and     #$7F
        tax
        lda     zp_col
        sta     mine_col,x
        lda     zp_row
        sta     mine_row,x
        clc
@done:  rts
.endproc

;;; piece_type -- the type of a piece
;;; in:       A = piece: unit, or 128 + mine
;;; out:      A = type
;;; clobbers: X
;;; cycles:   <= 20
.proc piece_type
        tax
        bmi     @mine
        lda     unit_type,x
        rts
@mine:  lda     #TYPE_MN
        rts
.endproc
