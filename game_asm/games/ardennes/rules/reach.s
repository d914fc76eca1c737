; Where a unit can go: the costs and limits that the flood of the map works with.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export reach_find, reach_within, advance_find, ways_set, hex_field
        .import hex_flood_begin, hex_flood_source, hex_flood_sides
        .import hex_cost, hex_rule, hex_road, hex_river, hex_river_first
        .import unit_move, unit_class, unit_side, ground_points, way_points

HEX_NEVER       = 255                   ; lib/hex: no way
SHUT            = %10000000             ; of hex_rule: not to be entered
HALT            = %01000000             ; not left again
TERRAIN_BITS    = %00000111

HERE            = zp_rules+4            ; zone bit of an enemy in the hex
BESIDE          = zp_rules+5            ; of enemies next to it
SIDE            = zp_rules+6
POINTS          = zp_rules+7            ; half points

        .segment "HEX_FIELD"
hex_field:      .res 36*52              ; half points to each hex

        .segment "RULES"

;;; reach_find -- what every hex costs a unit, from where its half-day began
;;; rule:     4.1 4.2 4.3 4.5 4.6 4.8 7.3 8.3  it stops next to an enemy and crosses a river without
;;;           a bridge only from where it began, armour never; 7.9  infiltrators go anywhere
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
        lda     unit_from_lo,x
        ldy     unit_from_hi,x
        falls_into flood
.endproc

; Flood from the hex A, Y with POINTS.
.proc flood
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

;;; advance_find -- what every hex costs a unit that may advance after a battle
;;; rule:     5.16 4.7 4.8  the points of the result; over a river at once, but armour
;;; in:       X = unit 0..232; A = points 1..6; hex_zones; the map
;;; out:      as reach_find
;;; clobbers: as reach_find
;;; cycles:   -
.proc advance_find
        asl     a
        sta     POINTS
        stx     zp_unit
        jsr     ways_set
        lda     hex_river_first         ; as where it began
        sta     hex_river
        ldx     zp_unit
        lda     unit_at_lo,x
        ldy     unit_at_hi,x
        jmp     flood
.endproc

;;; ways_set -- the costs of ground, roads and rivers to a unit, and where it must halt
;;; rule:     4.1 4.2 4.5 4.6 4.8 7.3 7.9
;;; in:       X = unit 0..232; st_rules
;;; out:      hex_cost hex_rule hex_road hex_river hex_river_first; zp_class
;;; clobbers: A X Y zp_terrain zp_rules+4..zp_rules+6
;;; cycles:   <= 14000
.proc ways_set
        jsr     unit_class
        jsr     unit_side
        sta     SIDE
        ldy     #0
        cmp     #SIDE_GERMAN
        beq     @foe
        iny
@foe:   lda     foe_here,y
        sta     HERE
        lda     foe_beside,y
        sta     BESIDE
        ldx     #TERRAIN_BITS
@ground:
        stx     zp_terrain
        cpx     #TERRAINS
        lda     #HEX_NEVER
        bcs     @put                    ; off the map
        ldx     SIDE
        jsr     ground_points
        ldx     zp_terrain
        bcc     @put
        lda     #HEX_NEVER
@put:   sta     hex_cost,x
        dex
        bpl     @ground
        ldx     #TERRAIN_BITS + 1       ; and whatever else a byte of the ground says
@more:  lda     hex_cost - TERRAIN_BITS - 1,x
        sta     hex_cost,x
        inx
        bne     @more
        stx     zp_terrain
        ldx     SIDE
        jsr     way_points
        sta     hex_road
        ldx     #0
        lda     zp_class
        cmp     #CLASS_INFILTRATOR
        beq     @ghost
        lda     #HEX_NEVER
        sta     hex_river
        ldy     zp_class
        beq     @first                  ; armour
        .assert CLASS_ARMOUR = 0, error, "armour is 0"
        lda     #0
@first: sta     hex_river_first
@rule:  txa
        and     HERE
        bne     @shut
        txa
        and     BESIDE
        beq     @set
        lda     #HALT
        bne     @set                    ; always
@shut:  lda     #SHUT
@set:   sta     hex_rule,x
        inx
        bne     @rule
        rts
@ghost: lda     #0
        sta     hex_river
        sta     hex_river_first
@free:  sta     hex_rule,x
        inx
        bne     @free
        rts
.endproc

; of hex_zones, for Germans and Allies
foe_here:       .byte %10000000, %00001000
foe_beside:     .byte %01110000, %00000111
