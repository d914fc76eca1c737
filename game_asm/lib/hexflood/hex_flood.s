; Distances from some hexes to all others, by the ground alone.  What a step costs is the same from
; wherever it comes: so the first distance that a hex gets is its shortest.
        .include "lib/hexflood/hex_flood.inc"

        .import hex_stop
        .export hex_flood

; the neighbour at an offset, if it has no distance; A = near, before and after
.macro  relax offset
        .local  @next, @far
        ldy     #<(offset)
        cmp     (field),y
        bcs     @next
        lda     (ground),y
        tax
        lda     hex_cost,x
        clc
        adc     here
        bcs     @far
        cmp     (field),y
        bcs     @far
        jsr     hex_queue_push
@far:   lda     near
@next:
.endmacro

        .segment "CODE"

;;; hex_flood -- distances to all hexes, nearest first, by what entering each costs
;;; in:       what hex_flood_begin and hex_flood_source made; hex_cost: by ground byte 0..31, or
;;;           HEX_NEVER; hex_stop: bits of the ground byte of a hex that is not left again;
;;;           hex_goal = index of a hex where the flood may end, 0 none
;;; out:      hex_field*: each hex's distance, limit + 1 where none is as short as that
;;; clobbers: A X Y scratch hex_queue_* key_ring key_count
;;; cycles:   -
.proc hex_flood
        jsr     hex_queue_start
        sta     near
        hex_take take, there, hex_queue_level
        lda     field
        sta     ground
        lda     corner_hi
        clc
        adc     #>hex_ground
        sta     ground+1
        lda     here
        beq     leave                   ; where it begins it may leave
        ldy     #<AT_HERE
        lda     (ground),y
        and     hex_stop
        bne     take
leave:  lda     field
        lsr
        lda     near
        hex_neighbours relax, take
.endproc
