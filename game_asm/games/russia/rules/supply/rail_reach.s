; Where a side's trains run.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "lib/hex/hex.inc"

        .export rail_reach
        .import held_by, hex_cost, hex_field, hex_flood, hex_flood_begin, hex_flood_source, hex_stop

        .segment "RULES"

;;; rail_reach -- the hexes that a side's railways lead to from one
;;; rule:     6.3.1 6.3.2 6.10.5
;;; in:       zp_hex = index; st_side; zones_make's marks
;;; out:      hex_field: 0 where they lead, 1 elsewhere
;;; clobbers: A X Y scratch zp_lib2 hex_cost hex_stop hex_goal hex_queue_* hex_field_page key_ring
;;;           key_count
;;; cycles:   -
.proc rail_reach
        ldx     #0
@cost:  jsr     cost_of
        sta     hex_cost,x
        inx
        bne     @cost
        stx     hex_stop
        lda     #>hex_field
        ldx     #0
        jsr     hex_flood_begin
        lda     zp_hex
        sta     zp_arg0
        lda     zp_hex+1
        sta     zp_arg1
        jsr     hex_flood_source
        jmp     hex_flood
.endproc

; A = 0 where ground byte X carries st_side's trains.
.proc cost_of
        txa
        and     #GROUND_FOE | GROUND_ZONE
        bne     @never
        txa
        ldy     st_side
        and     rails,y
        bne     @free
        txa
        and     #GROUND_TERRAIN
        cmp     #TERRAIN_CITY
        beq     @city
        cmp     #TERRAIN_FORT
        bne     @never
@city:  txa
        jsr     held_by
        bcc     @never
@free:  lda     #0
        rts
@never: lda     #HEX_NEVER
        rts
rails:  .byte   GROUND_RAIL_AXIS, GROUND_RAIL_SOVIET
.endproc
