; What steps cost on every ground.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "lib/hex/hex.inc"

        .export ground_costs
        .import held_by, hex_cost

        .segment "ORDERS"

;;; ground_costs -- a step for every ground byte but the sea, enemies' hexes and their cities
;;; rule:     6.2.5 6.2.6 8.8.1
;;; in:       st_side
;;; out:      hex_cost
;;; clobbers: A X Y
;;; cycles:   <= 20000
.proc ground_costs
        ldx     #0
@cost:  txa
        and     #GROUND_FOE
        bne     @never
        txa
        and     #GROUND_TERRAIN
        cmp     #TERRAIN_SEA
        bcs     @never
        cmp     #TERRAIN_CITY
        bcc     @one
        txa
        ldy     st_side
        jsr     held_by
        bcc     @never
@one:   lda     #1
        bne     @put                    ; always
@never: lda     #HEX_NEVER
@put:   sta     hex_cost,x
        inx
        bne     @cost
        rts
.endproc
