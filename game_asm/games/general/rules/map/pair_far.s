; Two units: their hexes, how far they lie apart, who stands higher.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export pair_far, pair_higher
        .import hex_distance, unit_ground

        .segment "RULES"

;;; pair_far -- the hexes of two units and how far they lie apart
;;; rule:     1.1
;;; in:       zp_unit, zp_foe = two units on the map
;;; out:      A = zp_far = hexes; zp_arg0..zp_arg3 = columns and rows; X = zp_unit; Y = zp_foe
;;; clobbers: zp_t0
;;; cycles:   <= 130
.proc pair_far
        ldx     zp_unit
        lda     unit_col,x
        sta     zp_arg0
        lda     unit_row,x
        sta     zp_arg1
        ldy     zp_foe
        lda     unit_col,y
        sta     zp_arg2
        lda     unit_row,y
        sta     zp_arg3
        jsr     hex_distance
        sta     zp_far
        rts
.endproc

;;; pair_higher -- which of two units stands higher, and is the second in cover?
;;; rule:     8.12 8.7 8.14 8.16  forest, town and fort give cover
;;; in:       zp_unit, zp_foe = two units on the map
;;; out:      zp_higher = 1 the first one, 255 the second, 0 level; zp_covered = 1 the second is in
;;;           cover; A = the second one's ground byte
;;; clobbers: X Y zp_ptr0 zp_t0
;;; cycles:   <= 180
.proc pair_higher
        .import terrain_covers
        ldx     zp_unit
        jsr     unit_ground
        and     #HEIGHT
        sta     zp_t0
        ldx     zp_foe
        jsr     unit_ground
        pha
        and     #TERRAIN
        tay
        lda     terrain_covers,y
        sta     zp_covered
        ldx     #0
        pla
        pha
        and     #HEIGHT
        cmp     zp_t0
        beq     @level
        ldx     #1
        bcc     @level
        ldx     #$FF
@level: stx     zp_higher
        pla
        rts
.endproc
