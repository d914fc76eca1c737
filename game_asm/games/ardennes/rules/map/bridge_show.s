; A bridge as the map has it.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export bridge_show
        .import bridge_at_hi, bridge_at_lo, bridge_way, hex_way_put

WHOLE           = %00000011             ; both halves

        .segment "RULES"

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
