        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .export soldier_arm, arm_soldier
        .import squad_grenades, squad_plastic, squad_garotte, squad_issued

        .segment "SETUP"

;;; soldier_arm -- hand a soldier his standard weapons; he is fresh
;;; rule:     11.1; 11.2  everyone has a knife; 6.6  99 endurance
;;; in:       X = man
;;; out:      man_issued man_explosives man_weapons man_endurance man_target of the man; X kept
;;; clobbers: A Y zp_t0 zp_t1 zp_t2
;;; cycles:   <= 740
.proc soldier_arm
        lda     #ENDURANCE_MOST
        sta     man_endurance,x
        lda     #NO_MAN
        sta     man_target,x
        lda     squad_issued,x
        sta     man_issued,x
        lda     squad_grenades,x
        sta     zp_t0
        lda     squad_plastic,x
        sta     zp_t1
        lda     squad_garotte,x
        sta     zp_t2
.endproc
        falls_into arm_soldier

;;; arm_soldier -- hand a soldier weapons; a knife comes with them
;;; rule:     11.2.5 11.2.6 7.2.1
;;; in:       X = man; man_issued; zp_t0 = grenades, zp_t1 = plastics, zp_t2 = 1 for a garotte
;;; out:      man_explosives man_weapons of the man; X kept
;;; clobbers: A Y zp_t0 zp_t1
;;; cycles:   <= 690
; His fire weapon is loaded and in his hands: the first orders printed for the training
; scenario fire without preparing or loading anything.
.proc arm_soldier
        txa
        tay
@empty: lda     #WEAPON_NONE
        sta     man_explosives,y
        jsr     slot
        cpy     #SOLDIERS * (EXPLOSIVE_SLOTS + OTHER_SLOTS)
        bcc     @empty
        txa
        tay
@plastic:
        dec     zp_t1
        bmi     @throw
        lda     #WEAPON_PLASTIC
        sta     man_explosives,y
        jsr     slot
        jmp     @plastic
@throw: dec     zp_t0
        bmi     @gun
        lda     #WEAPON_GRENADE
        sta     man_explosives,y
        jsr     slot
        jmp     @throw
@gun:   txa
        tay
        lda     man_issued,x
        ora     #WEAPON_PREPARED | WEAPON_LOADED
        sta     man_weapons,y
        jsr     slot
        lda     zp_t2
        beq     @knife
        lda     #WEAPON_GAROTTE
        sta     man_weapons,y
        jsr     slot
@knife: lda     #WEAPON_KNIFE
        sta     man_weapons,y
        rts
.endproc

; Y = the next slot of the same man.
.proc slot
        tya
        clc
        adc     #SOLDIERS
        tay
        rts
.endproc
