; What a weapon is worth.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"

        .export weapon_points
        .import weapon_kind, weapon_fa, weapon_ss

POINTS_ARMOUR   = 10                    ; and its front armour
POINTS_GUN      = 10
POINTS_TRUCK    = 10
POINTS_HEAVY_MORTAR = 5
POINTS_MORTAR   = 3
POINTS_HMG      = 2
POINTS_MAN      = 1
HEAVY_SHELL     = 5                     ; mortars of 120 mm

        .segment "RULES"

;;; weapon_points -- victory points for one weapon of a kind, killed
;;; rule:     10.2.2  armour 10 and its front, trucks and guns 10, 120MOR 5, other mortars 3,
;;; rule:     10.2.2  HMG 2, a man 1
;;; in:       X = row of the weapon chart
;;; out:      A = points, 0 for what is carried only by hand; X kept
;;; clobbers: Y
;;; cycles:   <= 60
.proc weapon_points
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_TRUCK
        bcc     @armour
        cmp     #KIND_MORTAR
        bne     @table
        lda     weapon_ss,x
        cmp     #HEAVY_SHELL
        lda     #POINTS_MORTAR
        bcc     @done
        lda     #POINTS_HEAVY_MORTAR
@done:  rts
@armour:
        lda     weapon_fa,x             ; C = 0
        adc     #POINTS_ARMOUR
        rts
@table: tay
        lda     points-KIND_TRUCK,y
        rts
.endproc

points:                                 ; truck, anti-tank, gun, mortar, HMG, man, special, off-map
        .byte   POINTS_TRUCK, POINTS_GUN, POINTS_GUN, POINTS_MORTAR, POINTS_HMG, POINTS_MAN, 0
        .byte   POINTS_GUN
        .assert * - points = KIND_OFF_MAP - KIND_TRUCK + 1, error, "a figure for each kind"
