; Supply: roads from the dumps, and how far from them units may be.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export supply_find, supply_judge, dump_owner
        .import hex_flood_begin, hex_flood_source, hex_flood_on, hex_flood_roads, hex_flood_sides
        .import hex_field
        .import hex_cost, hex_rule, hex_road, hex_river, hex_river_first
        .import zones_here, dump_at_lo, dump_at_hi, unit_side, unit_class, isolation_strength
        .import unit_attack, unit_remove

HEX_BY_ROAD     = 254                   ; lib/hex: only along a road
HEX_NEVER       = 255
LONGEST         = 250                   ; hexes of road
SHUT            = %10000000             ; of hex_rule
HALT            = %01000000
FIRST_GERMAN    = 4                     ; of the dumps
ISOLATED_MOST   = 3
TERRAIN_BITS    = %00000111

SIDE            = zp_rules+8            ; whose supply is traced
NUMBER          = zp_rules+9            ; hexes from the road
DUMP            = zp_rules+10
SOME            = zp_rules+11           ; a dump of this number was found

        .segment "RULES"

;;; dump_owner -- whom a dump supplies
;;; rule:     6.8 6.14 6.15  whoever stands in it, else its own side
;;; in:       X = dump 0..5; hex_zones
;;; out:      A = side; zp_hex = its index; X kept
;;; clobbers: Y zp_ptr0
;;; cycles:   <= 90
.proc dump_owner
        lda     dump_at_lo,x
        sta     zp_hex
        lda     dump_at_hi,x
        sta     zp_hex+1
        jsr     zones_here
        and     #%10001000
        beq     @nobody
        asl     a                       ; C = 1: an Ally is there
        lda     #SIDE_GERMAN
        adc     #0
        rts
@nobody:
        cpx     #FIRST_GERMAN
        lda     #SIDE_ALLIED
        bcc     @own
        lda     #SIDE_GERMAN
@own:   rts
.endproc

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
        lda     #1                      ; off the road: an enemy's hex is shut, one next to him the last
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
        and     foe_here,y
        bne     @shut
        txa
        and     foe_beside,y
        beq     @set
        txa
        and     own_here,y
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

foe_here:       .byte %10000000, %00001000
foe_beside:     .byte %01110000, %00000111
own_here:       .byte %00001000, %10000000

;;; supply_judge -- who of a side is in supply, and what isolation does to the others
;;; rule:     6.1 6.2 6.4 6.5 6.12 8.7  once, before the side's half-day; infiltrators need none
;;; in:       A = side; hex_zones, dump_number; the units and the map
;;; out:      unit_flags (UF_ISOLATED), unit_whole; who has no attack left is removed: unit_at_hi,
;;;           unit_strength, unit_task, st_lost; A = how many are isolated
;;; clobbers: X Y scratch zp_unit zp_class zp_hex zp_rules zp_lib0..zp_lib3 hex_cost hex_rule
;;;           hex_road hex_river hex_river_first hex_goal hex_queue_* hex_field_page key_ring
;;;           key_count hex_field
;;; cycles:   -
.proc supply_judge
        sta     SIDE
        set_word zp_ptr1, nobody_yet
        jsr     each
        lda     #MOST
        sta     NUMBER
@number:
        lda     NUMBER
        ldx     #DUMPS - 1
@any:   cmp     dump_number,x
        beq     @some
        dex
        bpl     @any
        bmi     @none                   ; always
@some:  lda     SIDE
        ldx     NUMBER
        jsr     supply_find
        bcs     @none
        set_word zp_ptr1, is_reached
        jsr     each
@none:  dec     NUMBER
        bne     @number
        lda     #0
        sta     SOME
        set_word zp_ptr1, is_told
        jsr     each
        lda     SOME
        rts
.endproc

MOST            = 6                     ; the highest number of a dump

; The routine at zp_ptr1 for every unit of SIDE on the map, but infiltrators; X = the unit.
.proc each
        lda     zp_ptr1
        sta     @go+1                   ; [patched]
        lda     zp_ptr1+1
        sta     @go+2                   ; [patched]
        lda     #0
        sta     zp_unit
@unit:  ldx     zp_unit
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @next
        jsr     unit_side
        cmp     SIDE
        bne     @next
        jsr     unit_class
        cmp     #CLASS_INFILTRATOR
        beq     @next
@go:    jsr     nobody_yet              ; [patched]
@next:  inc     zp_unit
        lda     zp_unit
        cmp     #UNITS
        bcc     @unit
        rts
.endproc

.proc nobody_yet
        lda     unit_flags,x
        and     #UF_MUST_MOVE ^ $FF     ; until the end of this: it is supplied
        sta     unit_flags,x
        rts
.endproc

.proc is_reached
        lda     unit_at_lo,x
        sta     zp_ptr0
        lda     unit_at_hi,x
        clc
        adc     #>hex_field
        sta     zp_ptr0+1
        ldy     #0
        lda     NUMBER
        cmp     (zp_ptr0),y
        bcc     @no
        lda     unit_flags,x
        ora     #UF_MUST_MOVE
        sta     unit_flags,x
@no:    rts
.endproc

.proc is_told
        lda     unit_flags,x
        bpl     @cut_off
        .assert UF_MUST_MOVE = %10000000, error, "the sign of the flags"
        and     #(UF_MUST_MOVE | UF_ISOLATED) ^ $FF
        sta     unit_flags,x
        rts
@cut_off:
        inc     SOME
        and     #UF_ISOLATED
        bne     @longer
        lda     unit_strength,x
        sta     unit_whole,x
@longer:
        lda     unit_flags,x
        and     #UF_ISOLATED
        cmp     #ISOLATED_MOST
        bcs     @most
        inc     unit_flags,x
        .assert UF_ISOLATED = 3, error, "the lowest bits count"
@most:  jsr     unit_attack
        bne     @done
        jsr     unit_remove
@done:  rts
.endproc
