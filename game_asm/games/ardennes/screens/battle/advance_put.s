; A unit follows to the hex that was chosen.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export advance_put
        .import advance_find, battle_points, battle_put
        .import battle_role, battle_unit, stack_count, way_walk

AT              = zp_overlay+8          ; two bytes

        .segment "RESOLVE"

;;; advance_put -- put a unit into the hex it follows to, or where it meets somebody hidden
;;; rule:     5.16 10.2 4.4
;;; in:       zp_hex; battle_unit, battle_points, battle_role; st_rules; hex_zones; the units, the
;;;           map
;;; out:      the unit; those it met are seen; hex_zones
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc advance_put
        lda     battle_role
        bne     @free
        lda     st_rules
        lsr     a
        .assert RULE_HIDDEN = 1, error, "the lowest bit"
        bcc     @free
        lda     zp_hex
        sta     AT
        lda     zp_hex+1
        sta     AT+1
        ldx     battle_unit
        lda     battle_points
        jsr     advance_find
        lda     AT
        sta     zp_hex
        lda     AT+1
        sta     zp_hex+1
        ldx     battle_unit
        lda     unit_at_lo,x
        sta     zp_to
        lda     unit_at_hi,x
        sta     zp_to+1
        jsr     way_walk
        bcc     @free
        lda     st_side
        jsr     stack_count
        cmp     #STACK
        bcs     @stays                  ; no room where it would halt
@free:  jmp     battle_put
@stays: rts
.endproc
