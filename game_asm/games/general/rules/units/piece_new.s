; A piece that was bought.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export piece_new
        .import unit_points, unit_whole

CHARGES         = 2                     ; detonations of a mine

        .segment "RULES_LOW"

;;; piece_new -- put a new piece into the list of st_side, on no hex
;;; rule:     4.3 4.7 7.24; 5.9  who comes in the middle of a turn may still move in it
;;; rule:     13.5  nobody has spotted it
;;; in:       A = type 0..10; st_side
;;; out:      C = 0: it is there; C = 1: there are too many; unit_type, unit_hits, unit_flags,
;;;           unit_col, unit_left, unit_cargo, mine_charge
;;; clobbers: A X Y zp_t2
;;; cycles:   <= 2000
.proc piece_new
        sta     zp_t2
        cmp     #TYPE_MN
        beq     @mine
        ldx     #0
        lda     st_side
        beq     @first
        ldx     #ARMY
@first: ldy     #ARMY
@unit:  lda     unit_hits,x
        ora     plot_col,x              ; a dead gun whose shot is still in the air
        beq     @free
        inx
        dey
        bne     @unit
        sec
        rts
@free:  ldy     zp_t2
        tya
        sta     unit_type,x
        lda     unit_whole,y
        sta     unit_hits,x
        lda     unit_points,y
        sta     unit_left,x
        lda     #0
        sta     unit_flags,x
        sta     unit_col,x
        lda     #NO_UNIT
        sta     unit_cargo,x
        clc
        rts
@mine:  ldx     #0
        lda     st_side
        beq     @seek
        ldx     #MINES / 2
@seek:  ldy     #MINES / 2
@next:  lda     mine_charge,x
        beq     @lay
        inx
        dey
        bne     @next
        sec
        rts
@lay:   lda     #CHARGES
        sta     mine_charge,x
        clc
        rts
.endproc
