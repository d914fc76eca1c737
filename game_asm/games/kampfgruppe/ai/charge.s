; The charge of reserves, and of who has reached the objective.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"

        .export charge
        .import place_get, goal_set, foe_col, foe_row, foe_kind, near_find, foe_nearest

THREAT_NEAR     = 13                    ; from the objective's centre: time for the reserve
CHARGE_NEAR     = 12                    ; from the unit that is to charge

        .segment "COMPUTER"

;;; charge -- send the unit at work against an enemy near the objective, if that is near
;;; rule:     W23  reserves are kept until it is known where the enemy comes; who attacks goes for
;;; rule:     6.1.1  his nearest, tanks not for men, who have grenades
;;; in:       ai_threat ai_attack foe_*; zp_unit, ai_kind
;;; out:      C = 1 when it goes, or is on its way; C = 0 else; changes unit_records
;;; clobbers: A X Y, as goal_set and the overlay's own
;;; cycles:   -
.proc charge
        ldx     ai_threat
        lda     ai_attack
        beq     @threat
        jsr     place_get
        jsr     foe_nearest             ; an attacker's: its own nearest
@threat:
        cpx     #NO_UNIT
        beq     @no
        lda     ai_kind
        beq     @tanks
        cmp     #KIND_INFANTRY
        beq     @can
        bne     @no                     ; always
@tanks: lda     ai_attack
        beq     @can
        lda     foe_kind,x
        cmp     #KIND_HMG
        bcs     @no                     ; not among men with grenades
@can:   lda     ai_index
        beq     @no                     ; no HQ
        ldy     #U_AMMO
        lda     (zp_unit),y
        beq     @no
        ldy     #U_GOAL_X
        lda     (zp_unit),y
        cmp     #NOWHERE
        bne     @yes                    ; a new order would only delay it
        lda     foe_col,x
        sta     zp_to_x
        sta     ai_goal_x
        lda     foe_row,x
        sta     zp_to_y
        sta     ai_goal_y
        ldy     zp_side
        lda     st_objective_x,y
        sta     zp_from_x
        lda     st_objective_y,y
        sta     zp_from_y
        jsr     near_find
        cmp     #THREAT_NEAR+1
        bcs     @far
        jsr     place_get
        jsr     near_find
        ldy     ai_kind
        beq     @tank
        ldy     ai_attack
        bne     @tank
        cmp     #CHARGE_NEAR/2+1
        bcs     @no
@tank:  cmp     #CHARGE_NEAR+1
        bcs     @no
        lda     #NOWHERE
        sta     ai_via_x
        jsr     goal_set
@yes:   sec
        rts
@far:   jsr     place_get
@no:    clc
        rts
.endproc
