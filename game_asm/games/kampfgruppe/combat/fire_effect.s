; What a fire can be expected to do.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export fire_effect
        .import gun_set, accuracy_armour, accuracy_soft, suppression_added
        .import kill_armour_aimed, kill_soft_aimed, kill_soft, weapon_kind, weapon_mg

HMG_ROW         = 60                    ; machine guns of vehicles are like it

        .segment "COMBAT_BSS"
aim:            .res 3                  ; a float kept
sum:            .res 3                  ; kills of the gun and the machine guns

        .segment "COMBAT"

;;; fire_effect -- expected kills and suppression of one fire
;;; rule:     7.3.1 7.3.2  small arms never pierce; what pierces keeps nobody down, but vehicles
;;; rule:     7.6.1 7.6.2  with machine guns under range 6; armour 50 at most
;;; rule:     7.4.6  W8: a vehicle's machine guns join in against men, guns and trucks
;;; rule:     6.1.4
;;; in:       C = 1: the target has armour; gun_row, zp_gun_*, zp_shot_*; shells
;;; out:      zp_kills = expected kills, 65536ths and whole ones; pressed = suppression
;;; clobbers: A X Y and what the rules use
;;; cycles:   <= 20000
.proc fire_effect
        lda     #0
        sta     pressed
        bcs     armoured
        jsr     accuracy_soft
        jsr     aim_keep
        jsr     suppression_added
        sta     pressed
        jsr     aim_back
        jsr     kill_soft_aimed
        lda     shells
        bne     @done
        lda     zp_shot_range
        cmp     #NEAR
        bcs     @done
        ldx     gun_row
        lda     weapon_mg,x
        beq     @done
        pha                             ; machine guns a vehicle
        ldx     #2
@keep:  lda     zp_kills,x
        sta     sum,x
        dex
        bpl     @keep
        ldx     #HMG_ROW
        jsr     gun_set
        jsr     kill_soft
        pla
        tay
@gun:   lda     sum
        clc
        adc     zp_kills
        sta     sum
        lda     sum+1
        adc     zp_kills+1
        sta     sum+1
        lda     sum+2
        adc     zp_kills+2
        bcc     @sum
        lda     #$FF                    ; more than anybody has
@sum:   sta     sum+2
        dey
        bne     @gun
        ldx     #2
@back:  lda     sum,x
        sta     zp_kills,x
        dex
        bpl     @back
        ldx     gun_row
        jmp     gun_set                 ; the report tells of the gun
@done:  rts
.endproc

; At armour.
.proc armoured
        jsr     accuracy_armour
        ldx     gun_row
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_SPECIAL
        beq     @special
        lda     zp_gun_mp
        beq     @press
        lda     zp_shot_range
        cmp     #NEAR
        bcs     @pierce
        lda     weapon_mg,x
        beq     @pierce
@press: jsr     aim_keep
        jsr     suppression_added
        jsr     aim_back
        cmp     #ARMOUR_SUPPRESSION
        bcc     @pressed
@special:
        lda     #ARMOUR_SUPPRESSION
@pressed:
        sta     pressed
@pierce:
        ldx     gun_row
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_INFANTRY
        beq     @none                   ; rifles kill no armour
        jmp     kill_armour_aimed
@none:  lda     #0
        sta     zp_kills
        sta     zp_kills+1
        sta     zp_kills+2
        rts
.endproc

.proc aim_keep
        lda     zp_float
        sta     aim
        lda     zp_float+1
        sta     aim+1
        lda     zp_float_exp
        sta     aim+2
        rts
.endproc

; A kept.
.proc aim_back
        pha
        lda     aim
        sta     zp_float
        lda     aim+1
        sta     zp_float+1
        lda     aim+2
        sta     zp_float_exp
        pla
        rts
.endproc
