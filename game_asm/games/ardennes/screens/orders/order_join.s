; The order to build a unit up.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "refuse.inc"

        .export order_join
        .import cursor_hex, field_here, hand_last, hand_ways, join_may, own_unit, unit_go
        .import unit_join, unit_sent

MINE            = zp_overlay+8
OTHER           = zp_overlay+9
MOST            = zp_overlay+10

        .segment "MOVE"

;;; order_join -- the last unit in hand builds up the one named first
;;; rule:     2.33 2.34  where it could have gone itself; 7.14 10.6  led astray or halted on its
;;;           way it builds nobody up
;;; in:       the state; hex_zones
;;; out:      C = 1 when the window stays as it is; both units, the hand; hex_zones
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
        jsr     join_may
        bcs     @not
        lda     unit_flags,x
        and     #UF_TO_COME
        bne     @there                  ; who comes is there at once
        dec     st_hand_count           ; should it come back into the hand
        jsr     unit_go
        cmp     #GO_THERE
        bne     @gone
        inc     st_hand_count
        ldx     MINE
        lda     #NOWHERE                ; in hand again, for what the other does not need
        sta     unit_at_hi,x
@there: ldy     OTHER
        jmp     unit_join               ; C = 0: its number is another
@end:   rts
@gone:  jmp     unit_sent
@far:   refuse  msg_put_far
@not:   refuse  msg_join_not
.endproc
