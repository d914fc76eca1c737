; Supply: roads from the dumps, and how far from them units may be.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export supply_find
        .import dump_owner, hex_cost, hex_field, hex_flood_begin, hex_flood_on, hex_flood_roads
        .import hex_flood_sides, hex_flood_source, hex_river, hex_river_first, hex_road, hex_rule
        .import zone_by_foe, zone_foe, zone_own, zones_here

HEX_BY_ROAD     = 254                   ; lib/hex: only along a road
HEX_NEVER       = 255
LONGEST         = 250                   ; hexes of road
SHUT            = %10000000             ; of hex_rule
HALT            = %01000000
TERRAIN_BITS    = %00000111
SIDE            = zp_rules+8            ; whose supply is traced
NUMBER          = zp_rules+9            ; hexes from the road
DUMP            = zp_rules+10
SOME            = zp_rules+11           ; a dump of this number was found

        .segment "RULES"

;;; supply_find -- how far every hex is from a supply road of dumps of one number
;;; rule:     6.6 6.7 6.8 6.9  the road may not pass enemies or rivers without a bridge, nor those
;;;           hexes beside it; a hex next to an enemy is open where a unit of one's own stands
;;; in:       A = side; X = number 1..6; hex_zones, dump_number; the map
;;; out:      hex_field = hexes from the road, more than the number where there is no supply;
;;;           C = 1 when the side has no dump of this number
;;; clobbers: A X Y scratch zp_hex zp_rules+8..zp_rules+11 zp_lib0..zp_lib3 hex_cost hex_rule
;;;           hex_road hex_river hex_river_first hex_goal hex_queue_* hex_field_page key_ring
;;;           key_count
;;; cycles:   -
.proc supply_find
        sta     SIDE
        stx     NUMBER
        lda     #HEX_BY_ROAD
        jsr     costs
        lda     #SHUT                   ; who comes next to an enemy is cut off
        jsr     rules
        lda     #>hex_field
        ldx     #LONGEST
        jsr     hex_flood_begin
        lda     #0
        sta     SOME
        ldx     #DUMPS - 1
@dump:  stx     DUMP
        lda     dump_number,x
        cmp     NUMBER
        bne     @next
        jsr     dump_owner
        cmp     SIDE
        bne     @next
        jsr     zones_here
        tax
        lda     hex_rule,x
        bmi     @next                   ; the dump itself is next to an enemy
        inc     SOME
        lda     zp_hex
        sta     zp_arg0
        lda     zp_hex+1
        sta     zp_arg1
        jsr     hex_flood_source
@next:  ldx     DUMP
        dex
        bpl     @dump
        lda     SOME
        bne     @roads
        sec
        rts
@roads: jsr     hex_flood_roads
        lda     #1                      ; beside it: an enemy's hex is shut, next to one the last
        jsr     costs
        lda     #HALT
        jsr     rules
        lda     #>hex_field
        ldx     NUMBER
        jsr     hex_flood_on
        jsr     hex_flood_sides
        clc
        rts
.endproc

; hex_cost = A of every hex that the side may enter; no river without a bridge.
.proc costs
        ldx     #0
@next:  pha
        sta     hex_cost,x
        txa
        and     #TERRAIN_BITS
        cmp     #TERRAIN_SIEGFRIED
        bcc     @open
        bne     @never
        lda     SIDE
        cmp     #SIDE_GERMAN
        beq     @open
@never: lda     #HEX_NEVER
        sta     hex_cost,x
@open:  pla
        inx
        bne     @next
        lda     #1
        sta     hex_road
        lda     #HEX_NEVER
        sta     hex_river
        sta     hex_river_first
        rts
.endproc

; hex_rule: enemies shut a hex; one next to them gets A unless a unit of one's own stands there.
.proc rules
        sta     zp_t0
        ldy     SIDE
        ldx     #0
@next:  txa
        and     zone_foe,y
        bne     @shut
        txa
        and     zone_by_foe,y
        beq     @set
        txa
        and     zone_own,y
        bne     @open
        lda     zp_t0
        bne     @set                    ; always
@shut:  lda     #SHUT
        bne     @set                    ; always
@open:  lda     #0
@set:   sta     hex_rule,x
        inx
        bne     @next
        rts
.endproc
