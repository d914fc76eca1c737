; Groups without a unit leave the map.
        .include "state.inc"
        .include "russia.inc"
        .include "resolve/fight.inc"

        .export groups_clear
        .import group_leaves, unit_first

        .segment "GROUND"

;;; groups_clear -- groups of the battle that have lost all their units are gone
;;; rule:     4.3.4
;;; in:       fight_attackers, fight_defenders
;;; out:      group_at_hi and the other lists of such groups
;;; clobbers: A X Y zp_group zp_unit
;;; cycles:   -
.proc groups_clear
        ldy     fight_attackers_n
@attacker:
        dey
        bmi     @defenders
        ldx     fight_attackers,y
        jsr     check
        jmp     @attacker
@defenders:
        ldy     fight_defenders_n
@defender:
        dey
        bmi     @done
        ldx     fight_defenders,y
        jsr     check
        jmp     @defender
@done:  rts
.endproc

; Group X, if it is a combat group without a unit; Y kept.
.proc check
        txa
        and     #NUMBER_BITS
        cmp     #FIRST_AIR
        bcs     @done
        tya
        pha
        jsr     unit_first
        bcc     @lives
        jsr     group_leaves
@lives: pla
        tay
@done:  rts
.endproc
