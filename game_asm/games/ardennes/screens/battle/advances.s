; Those who follow.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export advances, field_hexes
        .import stands_here
        .import forward_choose, player_of
        .import advance_find, advance_put, battle_ask, battle_number, battle_points, battle_role
        .import battle_row, battle_to, battle_unit, engage_member, field_flags, field_here
        .import left_count, left_enter, msg_retreat_not, pick_hex, result_attacker_advance
        .import result_both_lose, role_of, order_refused, shown, zones_battle

        .segment "RESOLVE"

;;; advances -- who may advance does, if its owner wants it; Escape keeps all not asked yet
;;; rule:     5.16 5.20 5.21 5.22 2.42 10.2
;;; in:       X = 0 attackers, 1 defenders; battle_number; result_*; left_count, left_lo, left_hi
;;; out:      the units, hex_zones
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc advances
        stx     battle_role
        lda     result_attacker_advance,x
        bne     @some
        txa
        bne     @done
        ldx     result_both_lose
        beq     @done
        ldx     left_count              ; A = 0: only into the hex that was left,
        dex
        bne     @done                   ; when the defender had no other
@some:  sta     battle_points
        ldx     #0
@unit:  stx     battle_unit
        jsr     engage_member
        cmp     battle_number
        bne     @next
        jsr     role_of
        cmp     battle_role
        bne     @next
        jsr     forward
        beq     @next
        ldx     battle_unit
        jsr     player_of
        bne     @player
        jsr     forward_choose
        bcs     @next
        jsr     advance_put
        jmp     @next
@player:
        lda     #SHOW_FIELD
        sta     shown
        jsr     battle_to
@ask:   ldx     #1
        jsr     battle_ask
        jsr     pick_hex
        bcs     @done                   ; declined for all that are left
        ldx     battle_unit
        jsr     stands_here
        beq     @next                   ; this one stays
@look:  jsr     field_here
        beq     @not
        jsr     advance_put
        jmp     @next
@not:   lda     #<msg_retreat_not
        ldy     #>msg_retreat_not
        jsr     order_refused
        jsr     battle_row
        jmp     @ask
@next:  ldx     battle_unit
        inx
        cpx     #UNITS
        bcc     @unit
@done:  rts
.endproc

; hex_field = 1 where battle_unit may advance to; A = 0, Z = 1 when nowhere.
.proc forward
        jsr     zones_battle
        ldx     battle_unit
        lda     battle_points
        jsr     advance_find
        jsr     field_flags
        ldx     left_count
        beq     @done
@hex:   dex
        stx     way
        jsr     left_enter
        ldx     way
        bne     @hex
@done:  lda     field_hexes
        rts
.endproc

        .segment "RESOLVE_BSS"
field_hexes:    .res 1                  ; that a unit may come to
way:            .res 1
