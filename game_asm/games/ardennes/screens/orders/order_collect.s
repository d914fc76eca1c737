; The order to take a unit into the hand.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "refuse.inc"

        .export order_collect
        .import told_key, engage_kept, ghost_holds, odds_print, own_unit, unit_collect
        .import zones_known

MINE            = zp_overlay+8
NUMBER          = zp_overlay+9

        .segment "MOVE"

;;; order_collect -- take the unit named first into the hand
;;; rule:     2.3 2.4 2.5 7.11  the odds of the engagement that it leaves are told
;;; in:       the state; hex_zones
;;; out:      C = 1 when the window stays as it is; the units, the hand; hex_zones
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_collect
        jsr     own_unit
        bcs     @end
        stx     MINE
        lda     unit_flags,x
        and     #UF_FIXED
        bne     @fixed
        lda     st_hand_count
        cmp     #HAND
        bcs     @full
        jsr     ghost_holds
        bcs     @astray
        ldx     MINE
        jsr     unit_collect
        sta     NUMBER
        jsr     zones_known
        lda     NUMBER
        beq     @done
        jsr     engage_kept
        bcs     @done                   ; nobody is left on one side
        lda     NUMBER
        jsr     odds_print
        jsr     told_key
@done:  clc
@end:   rts
@astray:
        jsr     zones_known
        refuse_and_draw msg_astray
@fixed: refuse  msg_not_free
@full:  refuse  msg_hand_full
.endproc
