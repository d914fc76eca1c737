; Distances along roads alone.  Each step costs the same: so the first distance that a hex gets is
; its shortest.
        .include "lib/hexflood/hex_flood.inc"
        .include "lib/hex/hex.inc"

        .import hex_sides, hex_zones, hex_road, hex_sides_level, hex_sides_push
        .export hex_flood_roads

sides           := zp_lib0              ; the corner in hex_sides, then a hex's sides themselves
last_sides      := zp_lib1              ; ... those of the ground byte
there           := zp_arg6              ; distance of the next hexes

; the neighbour at an offset, if a road leads there, a bit of `bits`, and it has no distance
.macro  follow  offset, bits, mask
        .local  @next
        lda     bits
        and     #mask & %10101010       ; a road
        beq     @next
        ldy     #<(offset)
        lda     near
        cmp     (field),y
        bcs     @next
        lda     (ground),y
        tax
        lda     hex_cost,x
        cmp     #HEX_NEVER
        bcs     @next
        lda     there
        jsr     hex_sides_push
@next:
.endmacro

        .segment "CODE"

;;; hex_flood_roads -- distances to all hexes along roads alone, nearest first
;;; in:       what hex_flood_begin and hex_flood_source made; hex_cost: by ground byte, HEX_NEVER
;;;           where no road leads in; hex_road = 1..31; hex_rule; hex_goal = index of a hex where
;;;           the flood may end, 0 none
;;; out:      hex_field*: each hex's distance, limit + 1 where none is as short as that
;;; clobbers: A X Y scratch hex_queue_* zp_lib0..zp_lib3 key_ring key_count
;;; cycles:   -
.proc hex_flood_roads
        jsr     hex_queue_start
        sta     near
        sec
        sbc     hex_road
        bcs     reach
        lda     #0
reach:  sta     last
        hex_take take, found, hex_sides_level
        hex_layers sides
        lda     here
        adc     hex_road
        bcs     take
        sta     there
        ldy     #<AT_HERE
        lda     (sides),y
        sta     sides
        lda     (ground),y
        sta     last_sides
        lda     field
        lsr
        hex_neighbours_by_sides follow, sides, last_sides, take
.endproc
