; Distances from some hexes to all others where it matters which side is crossed: roads, rivers,
; bridges; and where one may not enter or must halt.
        .include "lib/hex/hex_flood.inc"
        .include "lib/hex/hex.inc"

        .import hex_sides, hex_zones, hex_queue_looking
        .export hex_flood_sides, hex_road, hex_river, hex_river_first, hex_rule

sides           := zp_lib0              ; the corner in hex_sides, then a hex's sides themselves
last_sides      := zp_lib1              ; ... those of the ground byte
zones           := zp_lib2              ; the corner in hex_zones
river           := zp_arg2              ; what a river adds now
held            := zp_arg3
least           := zp_arg6              ; the cheapest step over an open side
least_road      := zp_arg7              ; the cheapest of all

        .segment "HEX_WORK"
hex_rule:       .res 256                ; by byte of hex_zones: HEX_SHUT, HEX_HALT or 0
hex_road:       .res 1                  ; what a step along a road costs
hex_river:      .res 1                  ; what crossing a river adds; HEX_NEVER: not to be crossed
hex_river_first:
                .res 1                  ; the same where the flood begins, at distance 0

; the neighbour at an offset comes nearer, if it does; the side has the bits `mask` of `bits`;
; A = near, before and after
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
        jsr     nearer
        bcc     @far                    ; always
@way:   jsr     way
        bcc     @sum
@far:   lda     near
@next:
.endmacro

        .segment "CODE"

;;; hex_flood_sides -- distances to all hexes, nearest first, by ground, sides and zones
;;; in:       what hex_flood_begin and hex_flood_source made; hex_cost: by ground byte 0..31,
;;;           HEX_BY_ROAD or HEX_NEVER; hex_road; hex_river, hex_river_first; hex_rule;
;;;           hex_goal = index of a hex where the flood may end, 0 none
;;; out:      the field: each hex's distance, limit + 1 where none is as short as that
;;; clobbers: scratch hex_queue_* zp_lib0..zp_lib3 key_ring key_count
;;; cycles:   -
.proc hex_flood_sides
        ldx     #0
        lda     #HEX_NEVER
cheap:  cmp     hex_cost,x
        bcc     dear
        lda     hex_cost,x
dear:   inx
        bne     cheap
        sta     least
        cmp     hex_road
        bcc     roads
        lda     hex_road
roads:  sta     least_road
        lda     hex_river_first
        sta     river
        jsr     hex_queue_start
        hex_take take, there, level
        ldy     #<AT_HERE
        lda     (field),y
        cmp     here
        bne     take                    ; nearer than it was then: it has had its turn
        lda     field
        sta     ground
        sta     sides
        sta     zones
        lda     corner_hi
        clc
        adc     #>hex_zones
        sta     zones+1
        lda     corner_hi
        adc     #>hex_ground
        sta     ground+1
        lda     corner_hi
        adc     #>hex_sides
        sta     sides+1
        lda     hex_queue_looking       ; hexes that lie on no list are found with those of halts
        beq     listed
        ldx     here
        beq     listed                  ; where it begins it may leave
        lda     (zones),y
        tax
        lda     hex_rule,x
        asl
        bmi     take
listed:
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
        sta     near
        lda     field
        lsr
        lda     near
        bcc     upper                   ; the corner's column is the other kind
        jmp     lower
upper:  relax   AT_N, sides, %00000011
        relax   AT_NE, sides, %00001100
        relax   AT_E, sides, %00110000
        relax   AT_S, sides, %11000000
        relax   AT_W, last_sides, %00110000
        relax   AT_NW, last_sides, %11000000
        jmp     take
lower:  relax   AT_N, sides, %00000011
        relax   AT_E, sides, %00001100
        relax   AT_SE, sides, %00110000
        relax   AT_S, sides, %11000000
        relax   AT_SW, last_sides, %00110000
        relax   AT_W, last_sides, %11000000
        jmp     take

level:  jsr     hex_queue_level
        php
        lda     here
        beq     start
        lda     hex_river
        sta     river
start:  plp
        rts

way:    and     #%10101010              ; C = 0: A = cost over this side, else there is no way
        beq     water
        lda     (ground),y
        tax
        lda     hex_cost,x
        cmp     #HEX_NEVER
        bcs     no
        lda     hex_road
        rts
water:  lda     (ground),y
        tax
        lda     hex_cost,x
        cmp     #HEX_BY_ROAD
        bcs     no
        adc     river
no:     rts

nearer: sta     held
        lda     (zones),y
        tax
        lda     hex_rule,x
        bmi     shut                    ; HEX_SHUT
        bne     halt                    ; HEX_HALT
        lda     held
        jmp     hex_queue_push
halt:   lda     held                    ; it is not left: no turn of its own
        sta     (field),y
shut:   clc
        rts
.endproc
