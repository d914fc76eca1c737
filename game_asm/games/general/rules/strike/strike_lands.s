; A strike falls.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export strike_lands
        .import ground_at, ground_struck, mine_at, piece_at, unit_dies

        .segment "RULES_LOW"

;;; strike_lands -- a strike in a hex: the unit there dies, a mine goes, the ground changes
;;; rule:     7.7 7.21 7.26 11.9 11.17  whatever the options: only who is beside it may be damaged;
;;; rule:     13.9  who dies so is seen by all
;;; in:       zp_col, zp_row = a hex of the map; hex_pieces
;;; out:      C = 1 a unit died; unit_hits, unit_col, unit_cargo, unit_flags; mine_col, mine_charge;
;;;           hex_ground, hex_pieces
;;; clobbers: A X Y zp_ptr0 zp_t0
;;; cycles:   <= 1700
.proc strike_lands
        ldx     zp_col
        ldy     zp_row
        jsr     ground_at
        jsr     ground_struck
        ldy     #0
        sta     (zp_ptr0),y
        jsr     mine_at
        bcs     @unit
        lda     #0
        sta     mine_col,y
        sta     mine_charge,y
@unit:  ldx     zp_col
        ldy     zp_row
        jsr     piece_at
        cmp     #NO_UNIT
        beq     @none
        tax
        lda     unit_flags,x
        ora     #UF_SPOTTED
        sta     unit_flags,x
        jmp     unit_dies
@none:  clc
        rts
.endproc
