; Rail is to be laid.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "refuse.inc"

        .export rail_order
        .import field_here, rail_refused

MOST_PENALTY    = 4

        .segment "ORDERS"

;;; rail_order -- name a hex for a railway, if a depot can come there
;;; rule:     5.3.1 5.3.5 5.3.6 5.3.7
;;; in:       zp_hex = index; hex_field; st_side
;;; out:      rail_wanted_lo, rail_wanted_hi; it is said
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc rail_order
        jsr     field_here
        cmp     #MOST_PENALTY + 1
        bcs     @far
        ldy     st_side
        jsr     rail_refused
        bcc     @may
        cmp     #1
        bcc     @ground
        beq     @north
        refuse  msg_rail_south
@north: refuse  msg_rail_north
@ground:
        refuse  msg_rail_not
@far:   refuse  msg_depot_far
@may:   ldy     st_side
        lda     zp_hex
        sta     rail_wanted_lo,y
        lda     zp_hex+1
        sta     rail_wanted_hi,y
        refuse  msg_rail_named
.endproc
