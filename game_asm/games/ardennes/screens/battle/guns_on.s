; The guns on a target.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export guns_on
        .import unit_hex
        .import foe_beside, gun_side, unit_attack, unit_side

TARGET          = zp_overlay+8

        .segment "RESOLVE"

;;; guns_on -- the strength of all guns that are aimed at a unit; they are aimed no more
;;; rule:     2.11 7.6  none that has an enemy beside it
;;; in:       zp_overlay+8 = the target; gun_side; hex_zones
;;; out:      zp_attack in half points; unit_flags, unit_task of those guns
;;; clobbers: A X Y zp_t0 zp_class zp_hex zp_ptr0 zp_unit zp_rules..zp_rules+3
;;; cycles:   <= 60000
.proc guns_on
        lda     #0
        sta     zp_attack
        sta     zp_attack+1
        tax
@gun:   lda     unit_flags,x
        and     #UF_AIMED
        beq     @next
        lda     unit_task,x
        cmp     TARGET
        bne     @next
        jsr     unit_side
        cmp     gun_side
        bne     @next
        lda     unit_flags,x
        and     #UF_AIMED ^ $FF
        sta     unit_flags,x
        lda     #0
        sta     unit_task,x
        jsr     unit_hex
        ldy     gun_side
        jsr     foe_beside
        bne     @next
        jsr     unit_attack
        asl     a
        clc
        adc     zp_attack
        sta     zp_attack
        bcc     @next
        inc     zp_attack+1
@next:  inx
        cpx     #UNITS
        bcc     @gun
        rts
.endproc
