        .include "zeropage.inc"
        .include "ambush.inc"
        .export weapon_can_take
        .import weapon_count, weapon_limit

        .segment "RULES"

FIRE_MOST       = 3

;;; weapon_can_take -- may a soldier carry one more of a kind?
;;; rule:     11.0.1
;;; rule:     8.7.5  6 explosives: 2 plastic, 6 grenades
;;; rule:     8.7.6  5 others, 3 of them fire weapons: machine gun 2, autorifle 3, rifle 3,
;;; rule:     8.7.6  garotte 2, knife 3 (a fixed bayonet is a knife)
;;; in:       X = soldier 0..19; A = WEAPON_PLASTIC..WEAPON_KNIFE
;;; out:      C = 1 he may; X kept
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_t3
;;; cycles:   <= 1200
.proc weapon_can_take
        sta     zp_t3
        tay
        iny
        cmp     #WEAPON_KNIFE
        bne     @kind
        iny                             ; knives and bayonets
@kind:  jsr     weapon_count
        ldy     zp_t3
        cmp     weapon_limit,y
        bcs     @no
        lda     #WEAPON_PLASTIC
        cpy     #WEAPON_MACHINE
        ldy     #WEAPON_GRENADE+1
        bcc     @class
        lda     #WEAPON_MACHINE
        ldy     #WEAPON_BAYONET+1
        jsr     weapon_count
        cmp     #OTHER_SLOTS
        bcs     @no
        lda     zp_t3
        cmp     #WEAPON_RIFLE+1
        bcs     @yes
        lda     #WEAPON_MACHINE
        ldy     #WEAPON_RIFLE+1
        jsr     weapon_count
        cmp     #FIRE_MOST
        bcs     @no
@yes:   sec
        rts
@class: jsr     weapon_count
        cmp     #EXPLOSIVE_SLOTS
        bcc     @yes
@no:    clc
        rts
.endproc
