; A unit goes back to the hex that was chosen.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export retreat_put
        .import battle_points, battle_put, battle_role, battle_unit, field_here, msg_retreat_met
        .import player_key, prompt_at, retreat_find, unit_remove, zones_make

AT              = zp_overlay+8          ; two bytes

        .segment "RESOLVE"

;;; retreat_put -- put a unit into the hex it goes back to, unless hidden enemies bar every way
;;; rule:     5.11 10.2  then it is eliminated
;;; in:       zp_hex; battle_unit, battle_points, battle_role; st_rules; the units, the map
;;; out:      the unit; hex_zones; st_lost
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc retreat_put
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
        jsr     zones_make              ; with all of them
        ldx     battle_unit
        lda     battle_points
        jsr     retreat_find
        lda     AT
        sta     zp_hex
        lda     AT+1
        sta     zp_hex+1
        jsr     field_here
        beq     @met
@free:  jmp     battle_put
@met:   lda     #<msg_retreat_met
        ldy     #>msg_retreat_met
        jsr     prompt_at
        jsr     player_key
        ldx     battle_unit
        jsr     unit_remove
        jmp     zones_make
.endproc
