; Those who give way.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "log_event.inc"

        .export retreats
        .import unit_hex
        .import back_choose, battle_ask, battle_number, battle_points, battle_role, battle_to
        .import battle_row, battle_unit, engage_member, field_here, log_event, log_note
        .import msg_retreat_none
        .import msg_retreat_not, pick_hex, player_key, player_of, prompt_at
        .import order_refused, result_attacker_back, retreat_find, retreat_put, role_of, shown
        .import unit_remove
        .import zones_battle, zones_make

        .segment "RESOLVE"

;;; retreats -- every unit of a role that must go back does, where its owner says
;;; rule:     5.11 5.12 5.15 10.2
;;; in:       X = 0 attackers, 1 defenders; battle_number; result_*
;;; out:      the units, hex_zones; who has nowhere to go is removed
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc retreats
        stx     battle_role
        lda     result_attacker_back,x
        bne     @some
        rts
@some:  sta     battle_points
        ldx     #0
@unit:  stx     battle_unit
        jsr     engage_member
        cmp     battle_number
        bne     @next
        jsr     role_of
        cmp     battle_role
        bne     @next
        jsr     zones_battle
        ldx     battle_unit
        lda     battle_points
        jsr     retreat_find
        bcs     @nowhere
        ldx     battle_unit
        jsr     player_of
        bne     @player
        jsr     back_choose
        jsr     retreat_put
        jmp     @next
@player:
        lda     #SHOW_FIELD
        sta     shown
        jsr     battle_to
@ask:   ldx     #0
        jsr     battle_ask
@where: jsr     pick_hex
        bcs     @where                  ; it must
        jsr     field_here
        beq     @not
        jsr     retreat_put
        jmp     @next
@not:   lda     #<msg_retreat_not
        ldy     #>msg_retreat_not
        jsr     order_refused
        jsr     battle_row
        jmp     @ask
@nowhere:
        lda     #0
        sta     shown
        jsr     battle_to
        lda     #<msg_retreat_none
        ldy     #>msg_retreat_none
        jsr     prompt_at
        jsr     player_key
        jsr     lost
        ldx     battle_unit
        jsr     unit_remove
        jsr     zones_make
@next:  ldx     battle_unit
        inx
        cpx     #UNITS
        bcs     @done
        jmp     @unit
@done:  rts
.endproc

; battle_unit, which has no way back, goes into the log.
.proc lost
        ldx     battle_unit
        stx     log_event+LOG_A
        jsr     unit_hex
        lda     #LOG_LOST
        jmp     log_note
.endproc
