; The losses of a battle.
        .include "state.inc"
        .include "ardennes.inc"

        .export result_apply
        .import battle_number, battle_role, battle_unit, engage_member, result_attacker_gone
        .import result_attacker_share, result_both_lose, role_of, unit_hurt, unit_remove
        .import zones_make

        .segment "RESOLVE"

;;; result_apply -- losses and eliminations of both sides
;;; rule:     5.9 5.10 5.19
;;; in:       battle_number; result_*; the units
;;; out:      unit_strength, unit_at_hi, unit_task, unit_flags, st_lost, hex_zones
;;; clobbers: A X Y scratch zp_class zp_arg0 zp_arg1 zp_rules battle_unit battle_role
;;; cycles:   -
.proc result_apply
        ldx     #0
@unit:  stx     battle_unit
        jsr     engage_member
        cmp     battle_number
        bne     @next
        jsr     role_of
        tay
        lda     result_attacker_gone,y
        bne     @gone
        lda     result_attacker_share,y
        beq     @next
        jsr     unit_hurt
        jmp     @next
@gone:  jsr     unit_remove
@next:  ldx     battle_unit
        inx
        cpx     #UNITS
        bcc     @unit
        lda     result_both_lose
        beq     @zones
        lda     #0
        jsr     lose_one
        lda     #1
        jsr     lose_one
@zones: jmp     zones_make
.endproc

; The weakest unit of role A is lost.
.proc lose_one
        sta     battle_role
        lda     #NO_UNIT
        sta     battle_unit
        ldx     #0
@unit:  jsr     engage_member
        cmp     battle_number
        bne     @next
        jsr     role_of
        cmp     battle_role
        bne     @next
        ldy     battle_unit
        cpy     #NO_UNIT
        beq     @take
        lda     unit_strength,x
        cmp     unit_strength,y
        bcs     @next
@take:  stx     battle_unit
@next:  inx
        cpx     #UNITS
        bcc     @unit
        ldx     battle_unit
        cpx     #NO_UNIT
        beq     @none
        jsr     unit_remove
@none:  rts
.endproc
