; Ways by roads, rivers, bridges and zones.
        .include "zeropage.inc"
        .include "lib/hex/hex.inc"

        .importzp HEX_STRIDE
        .import hex_path_walk, hex_way, hex_side_cost, hex_ground, hex_zones, hex_cost
        .import hex_rule, hex_river, hex_river_first
        .export hex_path_sides

        .segment "CODE"

;;; hex_path_sides -- the way to a hex that hex_flood_sides found; no step of it may cost nothing
;;; in:       A = page of the field; zp_arg0/1 = index of the hex; hex_cost, hex_rule, hex_road,
;;;           hex_river, hex_river_first as they were
;;; out:      C = 0: A = how many steps; X = where in hex_path_ways the first stands, the last is
;;;           its last byte; C = 1: the field does not reach that hex
;;; clobbers: Y scratch hex_path_ways hex_field_page zp_lib2 zp_lib3
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
        lda     hex_river
        jmp     @side
@leave: lda     hex_river_first
@side:  sta     zp_arg2
        ldx     zp_t3
        jsr     hex_way
        tax
        lda     zp_ptr1
        sta     zp_ptr0
        lda     zp_t2
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        ldy     #<(HEX_STRIDE+1)
        txa
        beq     @open
        jmp     hex_side_cost
@open:  lda     (zp_ptr0),y
        tax
        lda     hex_cost,x
        cmp     #HEX_BY_ROAD
        rts
@none:  sec
        rts
.endproc
