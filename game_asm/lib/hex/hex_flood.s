; Distances from some hexes to all others, by the ground alone.
        .include "lib/hex/hex_flood.inc"

        .export hex_flood

; the neighbour at an offset comes nearer, if it does
.macro  relax offset
        .local  @next
        ldy     #<(offset)
        lda     (ground),y
        tax
        lda     hex_cost,x
        clc
        adc     here
        bcs     @next
        cmp     (field),y
        bcs     @next
        jsr     hex_queue_push
@next:
.endmacro

        .import hex_cost, hex_stop

        .segment "CODE"

;;; hex_flood -- distances to all hexes, nearest first, by what entering each costs
;;; in:       what hex_flood_begin and hex_flood_source made; hex_cost: by ground byte 0..31, or
;;;           HEX_NEVER; hex_stop: bits of the ground byte of a hex that is not left again;
;;;           hex_goal = index of a hex where the flood may end, 0 none
;;; out:      the field: each hex's distance, limit + 1 where none is as short as that
;;; clobbers: scratch hex_queue_* key_ring key_count
;;; cycles:   -
.proc hex_flood
        jsr     hex_queue_start
        hex_take take
        lda     here
        beq     leave                   ; where it begins it may leave
        lda     (ground),y
        and     hex_stop
        bne     take
leave:  hex_base
        lda     field
        lsr
        bcs     lower                   ; the corner's column is the other kind
        relax   AT_N
        relax   AT_NE
        relax   AT_E
        relax   AT_S
        relax   AT_W
        relax   AT_NW
        jmp     take
lower:  relax   AT_N
        relax   AT_E
        relax   AT_SE
        relax   AT_S
        relax   AT_SW
        relax   AT_W
        jmp     take
.endproc
