; Taking weapons in hand and loading them.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"

        .export weapon_prepare, weapon_load, weapon_spend, bayonet_off
        .import weapon_find

        .segment "RULES"

SLOTS_END       = SOLDIERS*(EXPLOSIVE_SLOTS+OTHER_SLOTS)

;;; weapon_prepare -- take a weapon in hand
;;; rule:     5.10.1 5.11.1 5.12.1 5.13.1 5.14.1 5.15.1
;;; rule:     12.1  preparing one weapon puts the other away; rifle and bayonet go together
;;; rule:     5.9  a bayonet needs a knife and a rifle
;;; in:       X = soldier 0..19; A = WEAPON_*
;;; out:      C = 1 he has none; X kept; man_explosives man_weapons
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_t3
;;; cycles:   <= 1700
.proc weapon_prepare
        sta     zp_t2
        jsr     slot_to_prepare
        bcs     @none
        sty     zp_t3
        txa
        tay
@slot:  lda     man_explosives,y        ; put the rest away
        bpl     @next
        and     #WEAPON_KIND
        cmp     #WEAPON_RIFLE
        beq     @rifle
        cmp     #WEAPON_BAYONET
        bne     @away
        lda     #WEAPON_RIFLE
        bne     @pair                   ; always
@rifle: lda     #WEAPON_BAYONET
@pair:  cmp     zp_t2
        beq     @next
@away:  lda     man_explosives,y
        and     #WEAPON_PREPARED ^ $FF
        sta     man_explosives,y
@next:  tya
        clc
        adc     #SOLDIERS
        tay
        cmp     #SLOTS_END
        bcc     @slot
        ldy     zp_t3
        lda     man_explosives,y
        ora     #WEAPON_PREPARED
        sta     man_explosives,y
        clc
@none:  rts
.endproc

;;; slot_to_prepare -- the slot of the weapon that a Prepare order means
;;; rule:     5.9  a bayonet is a knife fixed to a rifle; a knife may be taken off again
;;; in:       X = soldier 0..19; zp_t2 = WEAPON_*
;;; out:      C = 1 he has none; Y = slot index; X kept; man_weapons
;;; clobbers: A zp_t0 zp_t1
;;; cycles:   <= 1240
.proc slot_to_prepare
        txa                             ; one already in hand stays the one
        tay
@hand:  lda     man_explosives,y
        bpl     @next
        and     #WEAPON_KIND
        cmp     zp_t2
        beq     @have
@next:  tya
        clc
        adc     #SOLDIERS
        tay
        cmp     #SLOTS_END
        bcc     @hand
        lda     zp_t2
        jsr     weapon_find
        bcs     @have
        lda     zp_t2
        cmp     #WEAPON_KNIFE
        beq     @knife
        cmp     #WEAPON_BAYONET
        bne     @none
        lda     #WEAPON_RIFLE
        jsr     weapon_find
        bcc     @none
        lda     #WEAPON_KNIFE
        jsr     weapon_find
        bcc     @none
        lda     #WEAPON_BAYONET
        sta     man_explosives,y
@have:  clc
        rts
@knife: jsr     bayonet_off
        bcc     @have
@none:  sec
        rts
.endproc

;;; bayonet_off -- take the knife off the rifle
;;; rule:     5.9  a bayonet is a knife fixed to a rifle
;;; in:       X = soldier 0..19
;;; out:      C = 1 he has no bayonet fixed; Y = slot index of the knife, unprepared; X kept
;;; clobbers: A zp_t0 zp_t1
;;; cycles:   <= 400
.proc bayonet_off
        lda     #WEAPON_BAYONET
        jsr     weapon_find
        bcc     @none
        lda     #WEAPON_KNIFE
        sta     man_explosives,y
        clc
        rts
@none:  sec
        rts
.endproc

;;; weapon_load -- load a fire weapon
;;; rule:     5.16.1 5.17.1 5.18.1
;;; rule:     12.5.3  loading a loaded weapon costs 10 time and 1 energy
;;; rule:     12.5.4  without the weapon the order is ignored
;;; in:       X = soldier 0..19; A = WEAPON_*
;;; out:      C = 1 he has none; else A = 0 loaded now, 1 it was loaded; X kept;
;;;           man_weapons
;;; clobbers: Y zp_t0 zp_t1
;;; cycles:   <= 430
.proc weapon_load
        sta     zp_t0
        lda     #0
        sta     zp_t1                   ; 1 = has one, loaded
        txa
        tay
@slot:  lda     man_weapons,y
        and     #WEAPON_KIND
        cmp     zp_t0
        bne     @next
        lda     man_weapons,y
        and     #WEAPON_LOADED
        beq     @load
        lda     #1
        sta     zp_t1
        lda     man_weapons,y
        bmi     @loaded                 ; the one in hand is the one meant
@next:  tya
        clc
        adc     #SOLDIERS
        tay
        cmp     #SOLDIERS*OTHER_SLOTS
        bcc     @slot
        lda     zp_t1
        bne     @loaded
        sec
        rts
@load:  lda     man_weapons,y
        ora     #WEAPON_LOADED
        sta     man_weapons,y
        lda     #0
        clc
        rts
@loaded:
        lda     #1
        clc
        rts
.endproc

;;; weapon_spend -- use up an explosive in hand
;;; rule:     12.6  a thrown grenade or set plastic is gone
;;; in:       X = soldier 0..19; A = WEAPON_*
;;; out:      C = 1 none in hand; X kept; man_explosives
;;; clobbers: A Y zp_t0
;;; cycles:   <= 330
.proc weapon_spend
        ora     #WEAPON_PREPARED
        sta     zp_t0
        txa
        tay
@slot:  lda     man_explosives,y
        cmp     zp_t0
        beq     @spend
        tya
        clc
        adc     #SOLDIERS
        tay
        cmp     #SOLDIERS*EXPLOSIVE_SLOTS
        bcc     @slot
        rts                             ; C = 1 here
@spend: lda     #WEAPON_NONE
        sta     man_explosives,y
        clc
        rts
.endproc
