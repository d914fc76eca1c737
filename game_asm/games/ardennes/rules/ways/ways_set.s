; The costs and limits that the flood of the map works with.
        .include "zeropage.inc"
        .include "ardennes.inc"

        .export ways_set
        .import ground_points, hex_cost, hex_river, hex_river_first, hex_road, hex_rule
        .import unit_class, unit_side, way_points, zone_by_foe, zone_foe

HEX_NEVER       = 255                   ; lib/hex: no way
SHUT            = %10000000             ; of hex_rule: not to be entered
HALT            = %01000000             ; not left again
TERRAIN_BITS    = %00000111
HERE            = zp_rules+4            ; zone bit of an enemy in the hex
BESIDE          = zp_rules+5            ; of enemies next to it
SIDE            = zp_rules+6

        .segment "RULES"

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
@foe:   lda     zone_foe,y
        sta     HERE
        lda     zone_by_foe,y
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
