; Distances from some hexes to all others where it matters which side is crossed: roads, rivers,
; bridges; and where one may not enter or must halt.
        .include "lib/hexflood/hex_flood.inc"
        .include "lib/hex/hex.inc"

        .import hex_sides, hex_zones, hex_sides_start, hex_sides_level, hex_sides_push
        .import hex_side_cost
        .export hex_flood_sides

sides           := zp_lib0              ; the corner in hex_sides, then a hex's sides themselves
last_sides      := zp_lib1              ; ... those of the ground byte

; a neighbour comes nearer, if it does; its side has the bits `mask` of `bits`; A = near throughout
.macro  relax offset, bits, mask
        .local  @way, @sum, @far, @next
        ldy     #<(offset)
        cmp     (field),y
        bcs     @next
        lda     bits
        and     #mask
        bne     @way
        lda     (ground),y
        tax
        lda     hex_cost,x
        clc
@sum:   adc     here
        bcs     @far
        cmp     (field),y
        bcs     @far
        jsr     hex_sides_push
        bcc     @far                    ; always
@way:   jsr     hex_side_cost
        bcc     @sum
@far:   lda     near
@next:
.endmacro

        .segment "CODE"

;;; hex_flood_sides -- distances to all hexes, nearest first, by ground, sides and zones
;;; in:       what hex_flood_begin and hex_flood_source made; hex_cost: by ground byte 0..31,
;;;           HEX_BY_ROAD or HEX_NEVER; hex_road; hex_river, hex_river_first; hex_rule;
;;;           hex_goal = index of a hex where the flood may end, 0 none
;;; out:      hex_field*: each hex's distance, limit + 1 where none is as short as that
;;; clobbers: A X Y scratch hex_queue_* zp_lib0..zp_lib3 key_ring key_count
;;; cycles:   -
.proc hex_flood_sides
        jsr     hex_sides_start
        hex_take take, there, hex_sides_level
        ldy     #<AT_HERE
        lda     (field),y
        cmp     here
        bne     take                    ; nearer than it was then: it has had its turn
        hex_layers sides
        lda     (sides),y
        sta     sides
        lda     (ground),y
        sta     last_sides
        and     #$F0
        ora     sides
        beq     open
        lda     least_road
        bcc     bound                   ; always
open:   lda     least                   ; no side has a road
bound:  adc     here
        bcc     some
        lda     #HEX_NEVER              ; nothing can be reached
some:   sta     near
        lda     field
        lsr
        lda     near
        hex_neighbours_by_sides relax, sides, last_sides, take
.endproc
