; Who can ride on what.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"

        .export transport_cost, transport_takes
        .import weapon_kind, weapon_ss

HEAVY_MORTAR    = 5                     ; shell size of the 120 mm

        .segment "LOW_CODE"

;;; transport_cost -- transport points of one man or gun
;;; rule:     5.4.3  the 50 mm mortar, which the list leaves out, as the 81 and 82 mm
;;; in:       X = row of the weapon chart
;;; out:      C = 1, A = 1..10; C = 0: it cannot be carried; X kept
;;; clobbers: Y
;;; cycles:   <= 40
.proc transport_cost
        lda     weapon_kind,x
        and     #KIND_MASK
        tay
        lda     costs,y
        cpy     #KIND_MORTAR
        bne     @kind
        ldy     weapon_ss,x
        cpy     #HEAVY_MORTAR
        bcc     @kind
        lda     #5
@kind:  cmp     #1                      ; 0: not carried
        rts
.endproc

; by KIND_*
costs:  .byte   0, 0, 0, 0, 0, 0, 0, 10, 10, 3, 2, 1, 0, 0
        .assert * - costs = KIND_OFF_MAP + 1, error, "a cost for each kind"

;;; transport_takes -- may this vehicle carry that weapon?
;;; rule:     5.4.1
;;; in:       X = the vehicle's row of the weapon chart, Y = the passenger's
;;; out:      C = 1: yes
;;; clobbers: A
;;; cycles:   <= 40
.proc transport_takes
        lda     weapon_kind,y
        and     #KIND_MASK
        cmp     #KIND_HMG
        beq     @men
        cmp     #KIND_INFANTRY
        beq     @men
        cmp     #KIND_ANTI_TANK
        bcc     @no
        cmp     #KIND_MORTAR+1
        bcs     @no
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_CARRIER
        beq     @yes
        cmp     #KIND_TRUCK
        beq     @yes
@no:    clc
@yes:   rts
@men:   lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_TRUCK+1
        bcs     @no
        sec
        rts
.endproc
