; The force type that the computer takes, and its Command HQ.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/forces.inc"

        .export force_type_auto, force_command
        .import kind_flags, kind_suits, formation_new, side_attacks

        .segment "FORCES"

;;; force_type_auto -- the force type that suits a side's part in the battle
;;; rule:     3.9.1 3.9.2  attackers bring tanks, defenders infantry, Germans meet motorized
;;; in:       zp_side; st_battle
;;; out:      st_force; changes formation_kind, unit_records, unit_x/y
;;; clobbers: A X Y zp_t0 zp_t1 zp_unit zp_unit_no and the overlay's own
;;; cycles:   <= 70
.proc force_type_auto
        ldy     #0
        ldx     st_battle
        cpx     #BATTLE_MEETING
        bne     @part
        lda     zp_side
        bne     @set                    ; Soviets meet with tanks
        iny
        bne     @set                    ; always
@part:  lda     zp_side
        jsr     side_attacks
        bcs     @set
        ldx     zp_side
        ldy     infantry,x
@set:   ldx     zp_side
        tya
        sta     st_force,x
        rts
infantry:
        .byte   2, 1
.endproc

;;; force_command -- a side gets the Command HQ's formation of its force type
;;; rule:     4.1.2 5.12.1  its letter is A
;;; in:       zp_side; st_force st_period; nothing bought yet
;;; out:      units of formation A; changes formation_kind, unit_records, unit_x/y
;;; clobbers: A X Y zp_t0 zp_t1 zp_unit zp_unit_no zp_overlay+8..
;;; cycles:   -
.proc force_command
        ldx     #0
@kind:  lda     kind_flags,x
        and     #KIND_COMMAND
        beq     @next
        jsr     kind_suits
        bcs     @found
@next:  inx
        bne     @kind                   ; always: each force type has one
@found: txa
        jmp     formation_new
.endproc
