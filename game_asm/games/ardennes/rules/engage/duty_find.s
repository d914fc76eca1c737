; Who must fight before a half-day may be resolved.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export duty_find
        .import engage_member, foe_beside, in_cover, unit_kind, unit_side

        .segment "RULES"

;;; duty_find -- a unit that must be in an engagement and is in none
;;; rule:     5.1  all that stand next to enemies, and the enemies; 10.4  not who stands in cover
;;; in:       st_side, st_rules; hex_zones; the units
;;; out:      C = 0: X = unit; C = 1: none
;;; clobbers: A Y zp_unit zp_hex zp_ptr0 zp_terrain
;;; cycles:   <= 90000
.proc duty_find
        ldx     #0
@unit:  stx     zp_unit
        jsr     must
        bcc     @found
        ldx     zp_unit
        inx
        cpx     #UNITS
        bcc     @unit
        rts                             ; C = 1
@found: ldx     zp_unit
        rts
.endproc

; C = 0 when unit X must be in an engagement and is not.
.proc must
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     no
        sta     zp_hex+1
        lda     unit_at_lo,x
        sta     zp_hex
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        beq     no
        jsr     unit_side
        tay
        jsr     foe_beside
        beq     no
        jsr     engage_member
        bne     no
        lda     st_rules
        and     #RULE_ATTACK
        beq     @yes
        jsr     unit_side
        cmp     st_side
        bne     no                      ; nobody must be attacked
        jsr     in_cover
        bcs     no
@yes:   clc
        rts
no:     sec
        rts
.endproc
