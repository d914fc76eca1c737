; What roads, rivers and bridges make of a step.
        .include "zeropage.inc"
        .include "lib/hex/hex.inc"

        .import hex_cost
        .export hex_side_cost, hex_rule, hex_road, hex_river, hex_river_first

        .segment "HEX_WORK"
hex_rule:       .res 256                ; by byte of hex_zones: HEX_SHUT, HEX_HALT or 0
hex_road:       .res 1                  ; what a step along a road costs
hex_river:      .res 1                  ; what crossing a river adds; HEX_NEVER: not to be crossed
hex_river_first:
                .res 1                  ; the same where a flood begins, at distance 0

        .segment "CODE"

;;; hex_side_cost -- what it costs to enter a hex over a side that is not open; part of the floods
;;; in:       A = the side's two bits, anywhere in the byte at an even place, not 0; zp_ptr0 = a
;;;           corner in the ground; Y = the hex's offset from it; zp_arg2 = what a river adds
;;; out:      C = 0: A = cost; C = 1: there is no way; Y kept
;;; clobbers: A X
;;; cycles:   <= 40
.proc hex_side_cost
        and     #%10101010
        beq     @water
        lda     (zp_ptr0),y
        tax
        lda     hex_cost,x
        cmp     #HEX_NEVER
        bcs     @no
        lda     hex_road
        rts
@water: lda     (zp_ptr0),y
        tax
        lda     hex_cost,x
        cmp     #HEX_BY_ROAD
        bcs     @no
        adc     zp_arg2
@no:    rts
.endproc
