; An engineer's work is done.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export work_do
        .import ground_at, mine_at, unit_side, work_find

CHARGES         = 2                     ; detonations of a mine

        .segment "RULES_LOW"

;;; work_do -- carry out what an engineer was told to do, if it still can
;;; rule:     7.13 7.24 7.26 8.20 8.22
;;; in:       X = unit on the map; plot_col, plot_row = the hex, with TOLD_*; hex_pieces
;;; out:      A = WORK_* that was done; hex_ground; mine_col, mine_row, mine_charge; X kept
;;; clobbers: Y zp_ptr0 zp_t0 zp_col zp_row zp_arg0..zp_arg3
;;; cycles:   <= 3000
.proc work_do
        lda     plot_col,x
        sta     zp_col
        lda     plot_row,x
        and     #<~(TOLD_LAY | TOLD_LIFT)
        sta     zp_row
        jsr     work_find
        cmp     #WORK_BUILD
        beq     @build
        cmp     #WORK_BLOW
        beq     @blow
        cmp     #WORK_LIFT
        beq     @lift
        cmp     #WORK_LAY
        beq     @lay
@none:  lda     #WORK_NONE
        rts
@lift:  lda     plot_row,x
        asl     a
        .assert TOLD_LAY = $40, error, "the sign"
        bmi     @none                   ; another one has laid it meanwhile
        jsr     mine_at
        lda     #0
        sta     mine_col,y
        sta     mine_charge,y
        lda     #WORK_LIFT
        rts
@lay:   lda     plot_row,x
        .assert TOLD_LIFT = $80, error, "the sign"
        bmi     @none                   ; it is gone already
        jsr     unit_side
        tay
        lda     firsts,y
        tay
        lda     #MINES / 2
        sta     zp_t0
@seek:  lda     mine_charge,y
        beq     @here
        iny
        dec     zp_t0
        bne     @seek
        beq     @none                   ; it has no more
@here:  lda     #CHARGES
        sta     mine_charge,y
        lda     zp_col
        sta     mine_col,y
        lda     zp_row
        sta     mine_row,y
        lda     #WORK_LAY
        rts
@build: lda     #TERRAIN_BRIDGE         ; without a road: vehicles come onto it from any side
        ldy     #WORK_BUILD
        bne     @ground                 ; always
@blow:  lda     #TERRAIN_RIVER
        ldy     #WORK_BLOW
@ground:
        stx     zp_arg0
        sta     zp_arg1
        sty     zp_arg2
        ldx     zp_col
        ldy     zp_row
        jsr     ground_at
        and     #HEIGHT
        ora     zp_arg1
        sta     (zp_ptr0),y
        ldx     zp_arg0
        lda     zp_arg2
        rts

firsts: .byte   0, MINES / 2
.endproc
