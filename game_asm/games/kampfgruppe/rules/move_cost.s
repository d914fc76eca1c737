; What a square costs to enter.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"

        .export move_cost, move_class
        .import move_costs, weapon_kind

CLASS_ARMOUR    = 0
CLASS_TRUCK     = TERRAINS
CLASS_FOOT      = 2 * TERRAINS

        .segment "RULES"

;;; move_class -- how a weapon gets about
;;; rule:     7.9.4  whatever is no vehicle goes on foot
;;; in:       X = row of the weapon chart
;;; out:      A = 0 armour, 10 truck, 20 foot; X kept
;;; clobbers: none
;;; cycles:   <= 30
.proc move_class
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_TRUCK
        beq     @truck
        bcs     @foot
        lda     #CLASS_ARMOUR
        rts
@truck: lda     #CLASS_TRUCK
        rts
@foot:  lda     #CLASS_FOOT
        rts
.endproc

;;; move_cost -- movement points that entering a square takes
;;; rule:     7.9.2 7.9.3 7.9.5 11.0.3  three times the speed comes in with each pulse
;;; in:       A = byte of the map; X = row of the weapon chart
;;; out:      A = 10..120; C = 1 when nobody can enter; X kept
;;; clobbers: Y zp_t0
;;; cycles:   <= 70
.proc move_cost
        and     #TERRAIN_MASK
        sta     zp_t0
        jsr     move_class
        clc
        adc     zp_t0
        tay
        lda     move_costs,y
        cmp     #$FF                    ; C = 1: a river
        rts
.endproc
