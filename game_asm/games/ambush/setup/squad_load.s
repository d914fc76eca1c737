; The standard squads: characteristics and weapons.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export squads_load, soldier_arm
        .import squad_name, squad_rank, squad_weight, squad_strength, squad_intelligence
        .import squad_dexterity, squad_observation, squad_throwing, squad_firing
        .import squad_fighting, squad_grenades, squad_plastic, squad_garotte
        .import squad_expert
        .import squad_issued

        .segment "MENU"

NAMES = SOLDIERS * 12
        .assert NAMES < 256, error, "one index runs over all names"

;;; squads_load -- give all twenty soldiers their standard selves
;;; rule:     4.3.1 4.11.2 D.1 S.1 S.2
;;; rule:     4.0  the squad cards; 11.1  standard weapons; 6.6  99 endurance
;;; in:       none
;;; out:      man_name .. man_issued, man_endurance, man_explosives, man_weapons; nobody
;;;           in play
;;; clobbers: A X Y zp_t0
;;; cycles:   -
.proc squads_load
        ldx     #NAMES
@name:  lda     squad_name-1,x
        sta     man_name-1,x
        dex
        bne     @name
        ldx     #SOLDIERS-1
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
        lda     squad_issued,x
        sta     man_issued,x
        lda     #99
        sta     man_endurance,x
        lda     #NO_MAN
        sta     man_target,x
        lda     #0
        sta     man_in_play,x
        jsr     soldier_arm
        dex
        bpl     @man
        rts
.endproc

;;; soldier_arm -- hand a soldier his standard weapons
;;; rule:     11.1; 11.2  everyone has a knife
;;; in:       X = man
;;; out:      man_explosives man_weapons of the man; X kept
;;; clobbers: A Y zp_t0
;;; cycles:   <= 420
; His fire weapon is loaded and in his hands: the first orders printed for the training
; scenario fire without preparing or loading anything.
.proc soldier_arm
        txa
        tay
@empty: lda     #WEAPON_NONE
        sta     man_explosives,y
        jsr     @slot
        cpy     #SOLDIERS * (EXPLOSIVE_SLOTS + OTHER_SLOTS)
        bcc     @empty
        txa
        tay
        lda     squad_plastic,x
        beq     @throw
        lda     #WEAPON_PLASTIC
        sta     man_explosives,y
        jsr     @slot
@throw: lda     squad_grenades,x
        sta     zp_t0
@next:  dec     zp_t0
        bmi     @gun
        lda     #WEAPON_GRENADE
        sta     man_explosives,y
        jsr     @slot
        jmp     @next
@gun:   txa
        tay
        lda     man_issued,x
        ora     #WEAPON_PREPARED | WEAPON_LOADED
        sta     man_weapons,y
        jsr     @slot
        lda     squad_garotte,x
        beq     @knife
        lda     #WEAPON_GAROTTE
        sta     man_weapons,y
        jsr     @slot
@knife: lda     #WEAPON_KNIFE
        sta     man_weapons,y
        rts
@slot:  tya
        clc
        adc     #SOLDIERS
        tay
        rts
.endproc
