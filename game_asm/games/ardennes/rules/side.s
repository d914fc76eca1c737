; The hex at zp_hex: its ground, its sides, its neighbours; and the bridges as the map has them.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export side_get, hex_beside, terrain_here, map_refresh, bridge_show
        .import hex_ground, hex_way, hex_way_put, hex_neighbour
        .import bridge_at_lo, bridge_at_hi, bridge_way

WHOLE           = %00000011             ; both halves
TERRAIN_BITS    = %00000111

        .segment "RULES"

;;; hex_beside -- the hex next to one
;;; in:       zp_hex = index; X = direction 0..5, clockwise from north
;;; out:      zp_to = its index; X, Y kept
;;; clobbers: A zp_arg0 zp_arg1
;;; cycles:   <= 90
.proc hex_beside
        copy_word zp_arg0, zp_hex
        jsr     hex_neighbour
        copy_word zp_to, zp_arg0
        rts
.endproc

;;; side_get -- what a side of a hex is
;;; in:       zp_hex = index; X = direction 0..5
;;; out:      A = SIDE_OPEN..SIDE_BRIDGE; X kept
;;; clobbers: Y zp_ptr0 zp_arg0 zp_arg1
;;; cycles:   <= 120
.proc side_get
        copy_word zp_arg0, zp_hex
        jmp     hex_way
.endproc

;;; terrain_here -- the terrain of a hex
;;; rule:     1.3
;;; in:       zp_hex = index
;;; out:      A = zp_terrain = TERRAIN_*, 7 off the map
;;; clobbers: Y zp_ptr0
;;; cycles:   <= 45
.proc terrain_here
        lda     zp_hex
        sta     zp_ptr0
        lda     zp_hex+1
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        and     #TERRAIN_BITS
        sta     zp_terrain
        rts
.endproc

;;; bridge_show -- let the map have a bridge as the state has it
;;; rule:     2.32 4.6  with one half down it carries nobody
;;; in:       X = bridge 0..108; bridge_state
;;; out:      changes hex_sides, hex_ground
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1 zp_arg0 zp_arg1
;;; cycles:   <= 370
.proc bridge_show
        lda     bridge_at_lo,x
        sta     zp_arg0
        lda     bridge_at_hi,x
        sta     zp_arg1
        lda     #SIDE_RIVER
        ldy     bridge_state,x
        cpy     #WHOLE
        bne     @as
        lda     #SIDE_BRIDGE
@as:    pha
        lda     bridge_way,x
        tax
        pla
        jmp     hex_way_put
.endproc

;;; map_refresh -- let the map have every bridge as the state has it
;;; rule:     2.32
;;; in:       bridge_state
;;; out:      changes hex_sides, hex_ground
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1 zp_arg0 zp_arg1 zp_rules
;;; cycles:   <= 44000
.proc map_refresh
        lda     #BRIDGES - 1
        sta     zp_rules
@next:  ldx     zp_rules
        jsr     bridge_show
        dec     zp_rules
        bpl     @next
        rts
.endproc
