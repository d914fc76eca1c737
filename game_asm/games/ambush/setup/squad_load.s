; The standard squads: characteristics and weapons.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .export squad_load, squad_arm, soldier_arm, arm_soldier
        .import squad_name, squad_rank, squad_weight, squad_strength, squad_intelligence
        .import squad_dexterity, squad_observation, squad_throwing, squad_firing
        .import squad_fighting, squad_grenades, squad_plastic, squad_garotte
        .import squad_expert, squad_issued

        .segment "SETUP"

NAMES = SQUAD * 12

;;; squad_load -- give the ten soldiers of a side their standard selves
;;; rule:     4.3.1 4.11.2 D.1 S.1 S.2
;;; rule:     4.0  the squad cards; 11.1  standard weapons; 6.6  99 endurance
;;; in:       X = side, 0 or 1
;;; out:      man_name .. man_issued, man_endurance, man_explosives, man_weapons of the side
;;; clobbers: A X Y zp_t0..zp_t3 man_target
;;; cycles:   -
.proc squad_load
        txa
        bne @german
        tay
@american:
        lda     squad_name,y
        sta     man_name,y
        iny
        cpy     #NAMES
        bcc     @american
        bcs     @men                    ; always
@german:
        ldy     #NAMES
@name:  lda     squad_name,y
        sta     man_name,y
        iny
        cpy     #2 * NAMES
        bcc     @name
        ldx     #SQUAD
@men:   lda     #SQUAD
        sta     zp_t3
@man:   lda     squad_rank,x
        sta     man_rank,x
        lda     squad_weight,x
        sta     man_weight,x
        lda     squad_strength,x
        sta     man_strength,x
        lda     squad_intelligence,x
        sta     man_intelligence,x
        lda     squad_dexterity,x
        sta     man_dexterity,x
        lda     squad_observation,x
        sta     man_observation,x
        lda     squad_throwing,x
        sta     man_throwing,x
        lda     squad_firing,x
        sta     man_firing,x
        lda     squad_fighting,x
        sta     man_fighting,x
        lda     squad_expert,x
        sta     man_expert,x
        lda     #99
        sta     man_endurance,x
        lda     #NO_MAN
        sta     man_target,x
        jsr     soldier_arm
        inx
        dec     zp_t3
        bne     @man
        rts
.endproc

;;; squad_arm -- hand all ten of a side their standard weapons
;;; rule:     11.1
;;; in:       st_side
;;; out:      man_issued man_explosives man_weapons
;;; clobbers: A X Y zp_t0..zp_t3
;;; cycles:   -
.proc squad_arm
        ldx     st_side
        beq     @begin
        ldx     #SQUAD
@begin: lda     #SQUAD
        sta     zp_t3
@man:   lda     #99
        sta     man_endurance,x
        lda     #NO_MAN
        sta     man_target,x
        jsr     soldier_arm
        inx
        dec     zp_t3
        bne     @man
        rts
.endproc

;;; soldier_arm -- hand a soldier his standard weapons
;;; rule:     11.1; 11.2  everyone has a knife
;;; in:       X = man
;;; out:      man_issued man_explosives man_weapons of the man; X kept
;;; clobbers: A Y zp_t0 zp_t1 zp_t2
;;; cycles:   <= 720
.proc soldier_arm
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
