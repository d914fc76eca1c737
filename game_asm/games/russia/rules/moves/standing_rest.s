; Groups that rest by themselves.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export standing_rest
        .import group_replace, side_of, unit_first, unit_next

group           = zp_rules+8            ; group_replace leaves it

        .segment "ORDERS"

;;; standing_rest -- groups of st_side that rest take replacements; who is fresh is free again
;;; rule:     6.4.1 8.1.1  ours: the order is what any player could have done
;;; in:       st_side; group_standing, group_goal_lo = fatigue that all units must be below
;;; out:      group_standing; the units and pools
;;; clobbers: A X Y zp_t0..zp_t7 zp_group zp_unit zp_lib0 zp_lib1 zp_rules..zp_rules+4 zp_rules+8
;;; cycles:   <= 1700000
.proc standing_rest
        lda     #1
        sta     group
@group: ldx     group
        lda     group_standing,x
        cmp     #STANDING_REST
        bne     @next
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @next
        jsr     side_of
        cmp     st_side
        bne     @next
        jsr     group_replace
        ldx     group
        jsr     unit_first
@unit:  bcs     @fresh
        ldy     #U_FATIGUE
        lda     (zp_unit),y
        cmp     group_goal_lo,x
        bcs     @next                   ; it goes on resting
        jsr     unit_next
        jmp     @unit
@fresh: lda     #STANDING_NONE
        sta     group_standing,x
@next:  inc     group
        bpl     @group
        rts
.endproc
