; Where a depot can go.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "lib/hex/hex.inc"

        .export depot_reach, hex_field
        .import HEX_LAYER, hex_cost, hex_flood, hex_flood_begin, hex_flood_source, hex_stop, held_by

MOST_PENALTY    = 4

        .segment "HEX_FIELD"
        .align  $100
hex_field:      .res 34*32              ; penalty hexes to each hex
        .assert <hex_field = 0, lderror, "hex_field is not on a page"
        .assert HEX_LAYER = 34*32, lderror, "hex_field is not the size of a layer"

        .segment "RULES"

;;; depot_reach -- the penalty hexes to every hex where a depot may go
;;; rule:     5.2.4 5.2.5 5.2.6 5.2.10 6.7.3 6.10.5
;;; in:       zp_hex = index of its start; st_side; zones_make's marks
;;; out:      hex_field: 0..4, or 5 where it cannot go
;;; clobbers: A X Y scratch zp_lib2 hex_cost hex_stop hex_goal hex_queue_* hex_field_page key_ring
;;;           key_count
;;; cycles:   -
.proc depot_reach
        ldx     #0
@cost:  jsr     cost_of
        sta     hex_cost,x
        inx
        bne     @cost
        stx     hex_stop
        lda     #>hex_field
        ldx     #MOST_PENALTY
        jsr     hex_flood_begin
        lda     zp_hex
        sta     zp_arg0
        lda     zp_hex+1
        sta     zp_arg1
        jsr     hex_flood_source
        jmp     hex_flood
.endproc

; A = what a depot of st_side pays for ground byte X
.proc cost_of
        txa
        and     #GROUND_FOE | GROUND_ZONE
        bne     @never
        txa
        and     #GROUND_TERRAIN
        cmp     #TERRAIN_SEA
        bcs     @never
        cmp     #TERRAIN_CITY
        bcc     @land
        txa
        ldy     st_side
        jsr     held_by
        bcc     @never
@free:  lda     #0
        rts
@land:  tay
        txa
        and     #GROUND_RAIL_SOVIET | GROUND_RAIL_AXIS
        beq     @no_rail
        ldy     st_side
        and     own_rail,y
        bne     @free
@one:   lda     #1
        rts
@no_rail:
        cpy     #TERRAIN_CLEAR
        beq     @one
@never: lda     #HEX_NEVER
        rts
own_rail:
        .byte   GROUND_RAIL_AXIS, GROUND_RAIL_SOVIET
.endproc
