; What an engineer can do.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export work_find
        .import ground_at, hex_distance, mine_at, piece_at

        .segment "RULES"

;;; work_find -- what an engineer can do in a hex
;;; rule:     7.13 7.25 8.20 8.22  a bridge where it stands, in a river; in a hex beside it, a
;;;           bridge
;;;           blown, a mine lifted or laid; who has fired or moved does not work
;;; in:       X = unit on the map; zp_col, zp_row = a hex of the map; hex_pieces
;;; out:      A = WORK_*; X kept
;;; clobbers: Y zp_ptr0 zp_t0 zp_arg0..zp_arg3
;;; cycles:   <= 1500
.proc work_find
        lda     unit_type,x
        cmp     #TYPE_EN
        bne     @none
        lda     unit_flags,x
        and     #UF_FIRED | UF_MOVED | UF_HELD | UF_RIDDEN
        bne     @none
        lda     unit_col,x
        sta     zp_arg0
        lda     unit_row,x
        sta     zp_arg1
        lda     zp_col
        sta     zp_arg2
        ldy     zp_row
        sty     zp_arg3
        jsr     hex_distance
        cmp     #2
        bcs     @none
        stx     zp_arg0
        pha
        ldx     zp_col
        ldy     zp_row
        jsr     ground_at
        and     #TERRAIN
        tay
        ldx     zp_arg0
        pla
        bne     @beside
        cpy     #TERRAIN_RIVER
        bne     @none
        lda     #WORK_BUILD
        rts
@beside:
        cpy     #TERRAIN_BRIDGE
        beq     @blow
        cpy     #TERRAIN_RIVER
        bcs     @land
@lay:   cpy     #TERRAIN_TOWN
        beq     @none
        cpy     #TERRAIN_RUBBLE
        beq     @none
@mine:  jsr     mine_at
        bcc     @lift
        ldx     zp_col
        ldy     zp_row
        jsr     piece_at
        ldx     zp_arg0
        cmp     #NO_UNIT
        bne     @none
        lda     #WORK_LAY
        rts
@land:  cpy     #TERRAIN_ESCARPMENT
        beq     @mine
        cpy     #TERRAIN_DEPRESSION
        beq     @mine
@none:  lda     #WORK_NONE
        rts
@blow:  lda     #WORK_BLOW
        rts
@lift:  lda     #WORK_LIFT
        rts
.endproc
