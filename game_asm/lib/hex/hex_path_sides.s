; Ways by roads, rivers, bridges and zones.
        .include "zeropage.inc"
        .include "lib/hex/hex.inc"

        .import hex_path_walk, hex_way, hex_ground, hex_zones, hex_cost
        .import hex_rule, hex_road, hex_river, hex_river_first
        .export hex_path_sides

        .segment "CODE"

;;; hex_path_sides -- the way to a hex that hex_flood_sides found; no step of it may cost nothing
;;; in:       A = page of the field; zp_arg0/1 = index of the hex; hex_cost, hex_rule, hex_road,
;;;           hex_river, hex_river_first as they were
;;; out:      C = 0: A = how many steps; X = where in hex_path_ways the first stands, the last is
;;;           its last byte; C = 1: the field does not reach that hex
;;; clobbers: scratch hex_path_ways hex_field_page zp_lib2 zp_lib3
;;; cycles:   -
.proc hex_path_sides
        ldx     #<cost
        stx     zp_lib2
        ldx     #>cost
        stx     zp_lib3
        jmp     hex_path_walk

cost:   lda     zp_t1
        beq     @leave                  ; where it begins it may leave
        lda     zp_ptr1
        sta     zp_ptr0
        lda     zp_t2
        clc
        adc     #>hex_zones
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        tax
        lda     hex_rule,x
        bne     @none
@leave: ldx     zp_t3
        jsr     hex_way
        sta     zp_t4
        lda     #0
        sta     zp_ptr0
        lda     zp_arg1
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        ldy     zp_arg0
        lda     (zp_ptr0),y
        tax
        lda     hex_cost,x
        ldy     zp_t4
        cpy     #2
        bcs     @road
        cmp     #HEX_BY_ROAD
        bcs     @done
        dey
        bne     @open
        ldx     zp_t1
        beq     @first
        adc     hex_river
        rts
@first: adc     hex_river_first
        rts
@open:  clc
        rts
@road:  cmp     #HEX_NEVER
        bcs     @done
        lda     hex_road
        rts
@none:  sec
@done:  rts
.endproc
