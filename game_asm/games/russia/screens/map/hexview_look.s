; How a hex of the war looks in the window.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "lib/hexview/hexview.inc"

        .export hexview_look, rails_at
        .import hex_around_upper, hex_corner, hex_edges, hex_field, shown
        .import shown_limit, top_group, top_more
        .importzp MARK_CITY, MARK_FORT, MARK_REACH, NUMBER_NONE, SYMBOL_AIR, SYMBOL_ARMOUR
        .importzp SYMBOL_DEPOT, SYMBOL_INFANTRY, TILE_FOREST, TILE_MOUNTAIN, TILE_PLAIN, TILE_SEA
        .importzp TILE_SWAMP, TILE_VOID

        .segment "CODE"

;;; hexview_look -- how a hex looks
;;; rule:     4.6.1 1.4.1 5.4.1 6.2.5  what an enemy's group holds is not shown
;;; in:       zp_hexview+HV_HEX, zp_hexview+HV_SLOT; the map, the groups, shown
;;; out:      zp_hexview+HV_TILE .. zp_hexview+HV_SHADE; of the ground's none where a plate lies
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1 zp_arg0 zp_arg1
;;; cycles:   -
.proc hexview_look
        ldy     #0
        lda     zp_hexview+HV_HEX
        sta     zp_ptr0
        lda     zp_hexview+HV_HEX+1
        clc
        adc     #>hex_edges
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        sta     zp_hexview+HV_RIVERS
        ldx     zp_hexview+HV_SLOT
        lda     top_more,x
        sta     zp_t0
        lda     top_group,x
        bne     plate                   ; which hides the ground
        lda     zp_hexview+HV_HEX+1
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        tay
        and     #GROUND_TERRAIN
        tax
        lda     tiles,x
        sta     zp_hexview+HV_TILE
        lda     marks,x
        sta     zp_hexview+HV_MARK
        bne     @rails                  ; railways meet in cities
        tya
        and     #GROUND_RAIL_SOVIET | GROUND_RAIL_AXIS
        beq     @reach
@rails: lda     zp_hexview+HV_HEX
        sta     zp_arg0
        lda     zp_hexview+HV_HEX+1
        sta     zp_arg1
        jsr     rails_at
        sta     zp_hexview+HV_ROADS
@reach: lda     shown
        cmp     #SHOW_REACH
        bne     @done
        ldy     #0
        lda     zp_hexview+HV_HEX
        sta     zp_ptr0
        lda     zp_hexview+HV_HEX+1
        clc
        adc     #>hex_field
        sta     zp_ptr0+1
        lda     shown_limit
        cmp     (zp_ptr0),y
        bcc     @done
        lda     #MARK_REACH
        sta     zp_hexview+HV_SHADE
@done:  rts
.endproc

; The plate of group A.
.proc plate
        tax
        ldy     #PLATE_SOLID
        and     #SOVIET_BIT
        beq     @axis
        ldy     #PLATE_FRAMED
@axis:  sty     zp_t1
        txa
        and     #NUMBER_BITS
        ldx     #SYMBOL_ARMOUR
        cmp     #FIRST_INFANTRY
        bcc     @symbol
        ldx     #SYMBOL_INFANTRY
        cmp     #FIRST_AIR
        bcc     @symbol
        ldx     #SYMBOL_AIR
        cmp     #FIRST_DEPOT
        bcc     @symbol
        ldx     #SYMBOL_DEPOT
@symbol:
        txa
        ora     zp_t0
        ora     zp_t1
        sta     zp_hexview+HV_PLATE
        lda     #NUMBER_NONE
        sta     zp_hexview+HV_NUMBER
        rts
.endproc

;;; rails_at -- the sides that a railway leaves a hex by
;;; rule:     5.2.4  to each neighbour with a railway or a city
;;; in:       zp_arg0/1 = index of a hex of the map
;;; out:      A = six bits
;;; clobbers: X Y zp_ptr0 zp_t0
;;; cycles:   <= 370
.proc rails_at
        lda     #>hex_ground
        jsr     hex_corner
        lda     #%00100000              ; falls out with the sixth side
        sta     zp_t0
@side:  ldy     hex_around_upper,x
        lda     (zp_ptr0),y
        tay
        and     #GROUND_RAIL_SOVIET | GROUND_RAIL_AXIS
        bne     @rail
        tya
        and     #GROUND_TERRAIN & ~1
        cmp     #TERRAIN_CITY
        .assert TERRAIN_CITY = 4 && TERRAIN_FORT = 5, error, "they differ in the lowest bit alone"
        clc
        bne     @put
@rail:  sec
@put:   ror     zp_t0
        inx
        bcc     @side
        lda     zp_t0
        lsr     a
        lsr     a
        rts
.endproc

        .segment "RODATA"
; by TERRAIN_*
tiles:          .byte TILE_PLAIN, TILE_FOREST, TILE_SWAMP, TILE_MOUNTAIN, TILE_PLAIN, TILE_PLAIN
                .byte TILE_SEA, TILE_VOID
marks:          .byte 0, 0, 0, 0, MARK_CITY, MARK_FORT, 0, 0
