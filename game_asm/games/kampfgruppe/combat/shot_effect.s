; What a fire does, before it is told and suffered.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export shot_effect, kills_roll
        .import gun_set, shot_set, face_set, shot_accuracy, accuracy_soft, suppression_added
        .import kill_armour_aimed, kill_soft_aimed, kill_soft, rng_word, weapon_kind, weapon_mg

HMG_ROW         = 60                    ; machine guns of vehicles are like it

        .segment "COMBAT_BSS"
aim:            .res 3                  ; a float kept

        .segment "COMBAT"

;;; shot_effect -- kills and suppression of one fire at one unit
;;; rule:     7.3.1 7.3.2  small arms never pierce; what pierces keeps nobody down, but vehicles
;;; rule:     7.6.2  with machine guns under range 6
;;; rule:     7.4.6  W8: a vehicle's machine guns join in against men, guns and trucks
;;; rule:     6.1.4
;;; in:       zp_unit, zp_foe, gun_row, zp_gun_*, zp_shot_range, zp_shot_pulses, zp_shot_weapons
;;; in:       zp_from_x/y, zp_to_x/y, shells
;;; out:      killed, pressed
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc shot_effect
        lda     #0
        sta     killed
        sta     pressed
        jsr     shot_set
        bcc     @soft
        jmp     armoured
@soft:  jsr     accuracy_soft
        jsr     aim_keep
        jsr     suppression_added
        sta     pressed
        jsr     aim_back
        jsr     kill_soft_aimed
        jsr     kills_roll
        sta     killed
        lda     shells
        bne     @done
        lda     zp_shot_range
        cmp     #NEAR
        bcs     @done
        ldx     gun_row
        lda     weapon_mg,x
        beq     @done
        ldy     #0                      ; guns x vehicles
        sty     zp_shot_weapons
        tax
        ldy     #U_COUNT
@guns:  lda     (zp_unit),y
        clc
        adc     zp_shot_weapons
        sta     zp_shot_weapons
        dex
        bne     @guns
        ldx     #HMG_ROW
        jsr     gun_set
        jsr     kill_soft
        jsr     kills_roll
        clc
        adc     killed
        sta     killed
        ldx     gun_row
        jsr     gun_set                 ; the report tells of the gun
@done:  rts
.endproc

; At armour.
.proc armoured
        jsr     face_set
        jsr     shot_accuracy
        jsr     aim_keep
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
@press: jsr     suppression_added
        cmp     #ARMOUR_SUPPRESSION
        bcc     @pressed
@special:
        lda     #ARMOUR_SUPPRESSION
@pressed:
        sta     pressed
        jsr     aim_back
@pierce:
        ldx     gun_row
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_INFANTRY
        beq     @done                   ; rifles kill no armour
        jsr     kill_armour_aimed
        jsr     kills_roll
        sta     killed
@done:  rts
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

.proc aim_back
        lda     aim
        sta     zp_float
        lda     aim+1
        sta     zp_float+1
        lda     aim+2
        sta     zp_float_exp
        rts
.endproc

;;; kills_roll -- whole kills out of a fraction
;;; rule:     7.3.14  W1: the fraction is the chance of one more
;;; in:       zp_kills; rng_seed
;;; out:      A = 0..255
;;; clobbers: zp_die
;;; cycles:   <= 460
.proc kills_roll
        jsr     rng_word
        lda     zp_die
        cmp     zp_kills
        lda     zp_die+1
        sbc     zp_kills+1              ; C = 0: one more
        lda     zp_kills+2
        bcs     @done
        adc     #1
        bne     @done
        lda     #$FF
@done:  rts
.endproc
