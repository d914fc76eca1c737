; The sides of a hex: rivers, roads, bridges.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export side_get, side_set, hex_beside, terrain_here, map_refresh, bridge_show
        .import hex_ground, hex_sides, bridge_at_lo, bridge_at_hi, bridge_way
        .importzp HEX_STRIDE

WHOLE           = %00000011             ; both halves
IN_GROUND       = 4                     ; the directions from here on stand in hex_ground
TERRAIN_BITS    = %00000111

        .segment "RULES"

;;; hex_beside -- the hex next to one
;;; in:       zp_hex = index; X = direction 0..5, clockwise from north
;;; out:      zp_to = its index; X kept
;;; clobbers: A Y
;;; cycles:   <= 50
.proc hex_beside
        txa
        tay
        lda     zp_hex
        lsr     a
        bcs     @odd
        tya
        adc     #DIRECTIONS             ; C = 0: the column stands lower
        tay
@odd:   clc
        lda     step_lo,y
        adc     zp_hex
        sta     zp_to
        lda     step_hi,y
        adc     zp_hex+1
        sta     zp_to+1
        rts
.endproc

; odd columns, then even ones, which stand lower
step_lo:
        .lobytes -HEX_STRIDE, 1 - HEX_STRIDE, 1, HEX_STRIDE, $FFFF, $FFFF - HEX_STRIDE
        .lobytes -HEX_STRIDE, 1, HEX_STRIDE + 1, HEX_STRIDE, HEX_STRIDE - 1, $FFFF
step_hi:
        .byte   $FF, $FF, 0, 0, $FF, $FF
        .byte   $FF, 0, 0, 0, 0, $FF

;;; terrain_here -- the terrain of a hex
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

;;; side_get -- what a side of a hex is
;;; in:       zp_hex = index; X = direction 0..5
;;; out:      A = SIDE_OPEN..SIDE_BRIDGE; X kept
;;; clobbers: Y zp_ptr0
;;; cycles:   <= 90
.proc side_get
        jsr     side_byte
        lda     (zp_ptr0),y
        ldy     side_shift,x
        beq     @there
@shift: lsr     a
        lsr     a
        dey
        bne     @shift
@there: and     #%00000011
        rts
.endproc

;;; side_set -- make a side of a hex what it is to be, seen from this hex
;;; in:       zp_hex = index; X = direction 0..5; A = SIDE_OPEN..SIDE_BRIDGE
;;; out:      changes hex_sides, hex_ground; X kept
;;; clobbers: A Y zp_ptr0 zp_rules
;;; cycles:   <= 120
.proc side_set
        ldy     side_shift,x
        beq     @there
@shift: asl     a
        asl     a
        dey
        bne     @shift
@there: sta     zp_rules
        jsr     side_byte
        ldy     side_shift,x
        lda     side_others,y
        ldy     #0
        and     (zp_ptr0),y
        ora     zp_rules
        sta     (zp_ptr0),y
        rts
.endproc

; zp_ptr0 = the byte that holds side X of zp_hex; Y = 0; X kept.
.proc side_byte
        lda     zp_hex
        sta     zp_ptr0
        lda     #>hex_sides
        cpx     #IN_GROUND
        bcc     @page
        lda     #>hex_ground
        clc
@page:  adc     zp_hex+1
        sta     zp_ptr0+1
        ldy     #0
        rts
.endproc

side_shift:     .byte 0, 1, 2, 3, 2, 3          ; pairs of bits
side_others:    .byte %11111100, %11110011, %11001111, %00111111

;;; bridge_show -- let the map have a bridge as the state has it
;;; rule:     2.32 4.6  with one half down it carries nobody
;;; in:       X = bridge 0..108; bridge_state
;;; out:      changes hex_sides, hex_ground; X kept
;;; clobbers: A Y zp_ptr0 zp_hex zp_to zp_rules zp_rules+1 zp_rules+2
;;; cycles:   <= 430
.proc bridge_show
        stx     zp_rules+1
        lda     bridge_at_lo,x
        sta     zp_hex
        lda     bridge_at_hi,x
        sta     zp_hex+1
        lda     #SIDE_RIVER
        ldy     bridge_state,x
        cpy     #WHOLE
        bne     @as
        lda     #SIDE_BRIDGE
@as:    sta     zp_rules+2
        lda     bridge_way,x
        tax
        lda     zp_rules+2
        jsr     side_set
        jsr     hex_beside
        lda     zp_to
        sta     zp_hex
        lda     zp_to+1
        sta     zp_hex+1
        lda     side_back,x             ; the same side from over there
        tax
        lda     zp_rules+2
        jsr     side_set
        ldx     zp_rules+1
        rts
.endproc

side_back:      .byte 3, 4, 5, 0, 1, 2

;;; map_refresh -- let the map have every bridge as the state has it
;;; rule:     2.32
;;; in:       bridge_state
;;; out:      changes hex_sides, hex_ground
;;; clobbers: A X Y zp_ptr0 zp_hex zp_to zp_rules zp_rules+1 zp_rules+2
;;; cycles:   <= 50000
.proc map_refresh
        ldx     #BRIDGES - 1
@next:  jsr     bridge_show
        dex
        bpl     @next
        rts
.endproc
