; Size and type of a fire, for the report.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export fire_class
        .import weapon_kind, weapon_mp, weapon_ss

SMALL_ARMS      = 0
ARTILLERY       = 1                     ; light, medium, heavy
ANTI_TANK       = 4                     ; light, medium, heavy
OVERRUN         = 7
FLAME           = 8
GRENADE         = 9
FAUST           = 10

        .segment "COMBAT"

;;; fire_class -- how the report names a fire
;;; rule:     7.11.2  artillery by SS: to 4, 5, 6; anti-tank: to 2, 3, from 4
;;; rule:     7.11.3 7.11.4
;;; in:       gun_row; zp_shot_range; zp_unit; shells
;;; out:      A = 0 small arms, 1..3 artillery, 4..6 anti-tank, 7 overrun, 8 flame, 9 grenade,
;;;           10 panzerfaust
;;; clobbers: X Y
;;; cycles:   <= 100
.proc fire_class
        ldx     gun_row
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_SPECIAL
        beq     @special
        cmp     #KIND_TRUCK
        bcs     @unarmoured
        tay
        lda     shells
        ora     zp_shot_range
        bne     @gun
        tya
        pha
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_MOVED | UF_MOVED_BEFORE
        tay
        pla
        cpy     #0
        bne     @overrun
        tay
@gun:   cpy     #KIND_CARRIER
        beq     @small
        lda     weapon_mp,x
        bne     @anti_tank
@artillery:
        lda     weapon_ss,x
        sec
        sbc     #4 - ARTILLERY
        bmi     @light
        cmp     #ARTILLERY
        bcs     @done
@light: lda     #ARTILLERY
@done:  rts
@unarmoured:
        cmp     #KIND_HMG
        beq     @small
        cmp     #KIND_INFANTRY
        beq     @small
        cmp     #KIND_MORTAR
        beq     @artillery
        cmp     #KIND_OFF_MAP
        beq     @artillery
        lda     weapon_mp,x             ; anti-tank guns, and flak
        beq     @artillery
@anti_tank:
        ldy     weapon_ss,x
        lda     #ANTI_TANK
        cpy     #3
        bcc     @done
        adc     #0                      ; C = 1
        cpy     #4
        bcc     @done
        adc     #0
        rts
@small: lda     #SMALL_ARMS
        rts
@overrun:
        lda     #OVERRUN
        rts
@special:
        ldy     weapon_mp,x
        lda     #GRENADE
        cpy     #25
        beq     @done
        lda     #FLAME
        cpy     #30
        beq     @done
        lda     #FAUST
        rts
.endproc
