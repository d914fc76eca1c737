; A move is taken back.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "refuse.inc"

        .export order_back
        .import from_hex, stands_here
        .import own_unit, stack_count, unit_place, unit_sent, zones_known

        .segment "CODE"

;;; order_back -- the unit named first goes back to where its half-day began
;;; rule:     4.3  unless something was learnt since, or there is no room any more
;;; in:       the state; hex_zones
;;; out:      C = 1 when the window stays as it is; the unit; hex_zones
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_back
        jsr     own_unit
        bcs     @none
        lda     st_revealed
        bne     @learnt
        lda     unit_flags,x
        and     #UF_FIXED
        bne     @fixed
        stx     zp_unit
        jsr     from_hex
        jsr     stands_here
        beq     @still
        lda     st_side
        jsr     stack_count
        cmp     #STACK
        bcs     @full
        ldx     zp_unit
        jsr     unit_place
        pha
        jsr     zones_known
        pla
        jmp     unit_sent
@none:  rts
@learnt:
        refuse  msg_back_learnt
@fixed: refuse  msg_not_free
@still: refuse  msg_back_still
@full:  refuse  msg_put_full
.endproc
