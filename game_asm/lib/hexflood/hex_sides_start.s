; What a flood over sides begins with.
        .include "lib/hexflood/hex_flood.inc"
        .include "lib/hex/hex.inc"

        .import hex_road, hex_river_first
        .export hex_sides_start

        .segment "CODE"

;;; hex_sides_start -- begin at distance 0, and see how cheap steps can be; part of the floods
;;; in:       hex_goal; hex_cost; hex_road; hex_river_first
;;; out:      zp_t0, zp_t2, zp_t3, zp_t5: here, hexes, free, the list; zp_arg0 = the last distance
;;;           that leads anywhere; zp_arg2 = what a river adds; zp_arg6 = the cheapest step over an
;;;           open side; zp_arg7 = the cheapest of all
;;; clobbers: A X Y zp_t6 zp_t7 zp_arg5 zp_ptr1
;;; cycles:   <= 5000
.proc hex_sides_start
        jsr     hex_queue_start
        ldx     #0
        lda     #HEX_NEVER
@ground:
        cmp     hex_cost,x
        bcc     @dear
        lda     hex_cost,x
@dear:  inx
        bne     @ground
        sta     least
        cmp     hex_road
        bcc     @roads
        lda     hex_road
@roads: sta     least_road
        lda     last
        sec
        sbc     least_road
        bcs     @last
        lda     #0
@last:  sta     last
        lda     hex_river_first
        sta     river
        rts
.endproc
