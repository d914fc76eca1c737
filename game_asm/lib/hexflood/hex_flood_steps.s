; Distances from some hexes to all others where what a step costs depends on both of its hexes: on
; slopes, on roads that are joined.  The game has hex_step_cost.
        .include "lib/hexflood/hex_flood.inc"

        .import hex_queue_start, hex_sides_level, hex_sides_push, hex_step_cost, hex_zones
        .export hex_flood_steps

left            := zp_lib0              ; ground byte of the hex that is left

; the neighbour at an offset comes nearer, if it does; A = near throughout
.macro  relax offset
        .local  @far, @next
        ldy     #<(offset)
        cmp     (field),y
        bcs     @next
        lda     (ground),y
        tax
        jsr     hex_step_cost
        bcs     @far
        adc     here
        bcs     @far
        cmp     (field),y
        bcs     @far
        jsr     hex_sides_push
@far:   lda     near
@next:
.endmacro

        .segment "CODE"

;;; hex_flood_steps -- distances to all hexes, nearest first, by what the game says of each step
;;; in:       what hex_flood_begin and hex_flood_source made; hex_rule; hex_river = 0; hex_goal =
;;;           index of a hex where the flood may end, 0 none
;;; out:      hex_field*: each hex's distance, limit + 1 where none is as short as that
;;; clobbers: A X Y scratch hex_queue_* zp_lib0..zp_lib3 key_ring key_count
;;; cycles:   -
; The game's hex_step_cost is asked: X = ground byte entered, zp_lib0 = ground byte left.  It
; answers C = 0, A = 1..31, or C = 1, no way; of scratch it may spoil X, zp_arg6 and zp_arg7.
.proc hex_flood_steps
        jsr     hex_queue_start
        hex_take take, there, hex_sides_level
        ldy     #<AT_HERE
        lda     (field),y
        cmp     here
        bne     take                    ; nearer than it was then: it has had its turn
        hex_layers
        lda     (ground),y
        sta     left
        lda     here
        sta     near                    ; no step costs nothing
        lda     field
        lsr
        lda     near
        hex_neighbours relax, take
.endproc
