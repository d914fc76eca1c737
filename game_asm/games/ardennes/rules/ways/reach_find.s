; Where a unit can go, from where its half-day began.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export hex_field, reach_find, reach_within, reach_flood
        .import hex_flood_begin, hex_flood_sides, hex_flood_source, hex_river_first, unit_move
        .import ways_set

POINTS          = zp_rules+7            ; half points

        .segment "HEX_FIELD"
hex_field:      .res 36*52              ; half points to each hex

        .segment "RULES"

;;; reach_find -- what every hex costs a unit, from where its half-day began
;;; rule:     4.1 4.2 4.3 4.5 4.6 4.8 7.3 8.3  it stops next to an enemy and crosses a river without
;;;           a bridge only from where it began, armour and who has just come never; 7.9
;;;           infiltrators go anywhere
;;; in:       X = unit 0..232; hex_zones; the map
;;; out:      hex_field = half points, more than A where it cannot come; A = its half points
;;; clobbers: X Y scratch zp_unit zp_class zp_terrain zp_rules zp_lib0..zp_lib3 hex_cost hex_rule
;;;           hex_road hex_river hex_river_first hex_goal hex_queue_* hex_field_page key_ring
;;;           key_count
;;; cycles:   -
.proc reach_find
        stx     zp_unit
        jsr     unit_move
        asl     a
        falls_into reach_within
.endproc

;;; reach_within -- what every hex costs a unit, as far as some points go
;;; rule:     4.1 4.2 4.5 4.6 4.8
;;; in:       X = unit 0..232; A = half points 0..253; hex_zones; the map
;;; out:      as reach_find
;;; clobbers: as reach_find
;;; cycles:   -
.proc reach_within
        sta     POINTS
        stx     zp_unit
        jsr     ways_set
        ldx     zp_unit
        ldy     UNIT_COME,x
        iny
        bne     @waited
        dey                             ; HEX_NEVER: it has not waited there for a turn
        .assert JUST_COME = $FF, error, "HEX_NEVER of lib/hex is that, too"
        sty     hex_river_first
@waited:
        lda     unit_from_lo,x
        ldy     unit_from_hi,x
        falls_into reach_flood
.endproc

;;; reach_flood -- flood the map from a hex, with the costs that ways_set left
;;; rule:     4.1
;;; in:       A = low byte, Y = high byte of the hex; zp_rules+7 = half points 0..253; hex_zones
;;; out:      as reach_find
;;; clobbers: A X Y scratch zp_lib0..zp_lib3 hex_goal hex_queue_* hex_field_page key_ring
;;;           key_count
;;; cycles:   -
.proc reach_flood
        pha
        tya
        pha
        lda     #>hex_field
        ldx     POINTS
        jsr     hex_flood_begin
        pla
        sta     zp_arg1
        pla
        sta     zp_arg0
        jsr     hex_flood_source
        jsr     hex_flood_sides
        lda     POINTS
        rts
.endproc
