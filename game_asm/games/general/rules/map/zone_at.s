; Whose set-up area a hex is in.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export may_set_up, zone_at

        .segment "RULES_LOW"

;;; zone_at -- whose set-up area a hex is in
;;; rule:     4.4
;;; in:       X = column 1..48; Y = row 1..32
;;; out:      A = ZONE_*
;;; clobbers: X Y zp_ptr0 zp_t0
;;; cycles:   <= 130
.proc zone_at
        dex
        stx     zp_t0
        dey
        lda     #0
        sta     zp_ptr0+1
        tya                             ; by twelve
        asl     a
        asl     a
        sta     zp_ptr0
        asl     a
        rol     zp_ptr0+1
        clc
        adc     zp_ptr0
        bcc     @row
        inc     zp_ptr0+1
@row:   clc
        adc     #<zone_bits
        sta     zp_ptr0
        lda     zp_ptr0+1
        adc     #>zone_bits
        sta     zp_ptr0+1
        txa
        lsr     a
        lsr     a
        tay
        lda     zp_t0
        and     #3
        tax
        lda     (zp_ptr0),y
@shift: dex
        bmi     @done
        lsr     a
        lsr     a
        bpl     @shift                  ; always
@done:  and     #3
        rts
.endproc
        .assert ZONE_ROW = 12, error, "the shifts above"

;;; may_set_up -- may st_side put a piece into a hex?
;;; rule:     4.4 7.25 9.4  in its area, where nobody is; 5.7  later out of every enemy's sight;
;;; rule:     5.9 11.14  or in the region that it defends, out of water and barrages; no mine in a
;;;           town or on a bridge
;;; in:       zp_col, zp_row = a hex of the map; A = type; st_side; hex_pieces
;;; out:      C = 0 it may; C = 1: A = 0 it is not its area or taken, 1 it is no place for a mine
;;; clobbers: X Y scratch zp_far zp_rules
;;; cycles:   -
.proc may_set_up
        .import area_has, ground_at, hex_watched, mine_at, piece_at
        sta     zp_rules
        ldx     zp_col
        ldy     zp_row
        jsr     area_has
        bcs     @no
        ldx     zp_col
        ldy     zp_row
        jsr     piece_at
        cmp     #NO_UNIT
        bne     @no
        jsr     mine_at
        bcc     @no
        lda     st_turn
        cmp     #2
        bcc     @first
        lda     st_invaded
        bne     @first                  ; the invader looks on
        jsr     hex_watched
        bcs     @no
@first: ldx     zp_col
        ldy     zp_row
        jsr     ground_at
        cmp     #WAY_SMOKE
        bcs     @no                     ; a barrage stands there
        and     #TERRAIN
        cmp     #TERRAIN_RIVER
        beq     @no
        cmp     #TERRAIN_SEA
        beq     @no
        ldx     zp_rules
        cpx     #TYPE_MN
        bne     @yes
        cmp     #TERRAIN_TOWN
        beq     @mine
        cmp     #TERRAIN_RUBBLE
        beq     @mine
        cmp     #TERRAIN_BRIDGE
        beq     @mine
@yes:   clc
        rts
@mine:  lda     #1
        sec
        rts
@no:    lda     #0
        sec
        rts
.endproc
