; The order to build a unit up.
        .include "zeropage.inc"
        .include "state.inc"
        .include "refuse.inc"

        .export order_join
        .import cursor_hex, field_here, hand_last, hand_ways, own_unit, unit_join

MINE            = zp_overlay+8
OTHER           = zp_overlay+9
MOST            = zp_overlay+10

        .segment "MOVE"

;;; order_join -- the last unit in hand builds up the one named first
;;; rule:     2.33 2.34  where it could have gone itself
;;; in:       the state; hex_zones
;;; out:      C = 1; both units, the hand
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_join
        jsr     hand_last
        bcs     @end
        stx     MINE
        jsr     own_unit
        bcs     @end
        stx     OTHER
        ldx     MINE
        jsr     hand_ways
        sta     MOST
        jsr     cursor_hex
        jsr     field_here
        lda     MOST
        cmp     (zp_ptr0),y
        bcc     @far
        ldx     MINE
        ldy     OTHER
        jsr     unit_join
        bcs     @not
@end:   sec
        rts
@far:   refuse  msg_put_far
@not:   refuse  msg_join_not
.endproc
