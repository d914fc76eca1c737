; A unit stands in its hex, or leaves it.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export piece_put, piece_take
        .import piece_at

        .segment "RULES"

;;; piece_put -- let a unit's hex know who stands there
;;; rule:     9.4  one unit a hex
;;; in:       X = unit on the map
;;; out:      hex_pieces; X kept
;;; clobbers: A Y zp_ptr0 zp_t0
;;; cycles:   <= 90
.proc piece_put
        stx     zp_t0
        ldy     unit_row,x
        lda     unit_col,x
        tax
        jsr     piece_at
        ldx     zp_t0
        inx
        txa
        dex
        sta     (zp_ptr0),y
        rts
.endproc

;;; piece_take -- a unit leaves its hex, if it is the one that stands there
;;; in:       X = unit on the map
;;; out:      hex_pieces; X kept
;;; clobbers: A Y zp_ptr0 zp_t0
;;; cycles:   <= 100
.proc piece_take
        stx     zp_t0
        ldy     unit_row,x
        lda     unit_col,x
        tax
        jsr     piece_at
        ldx     zp_t0
        cmp     zp_t0
        bne     @done
        lda     #0
        sta     (zp_ptr0),y
@done:  rts
.endproc
