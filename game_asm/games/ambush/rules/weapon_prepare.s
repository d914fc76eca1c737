; Taking weapons in hand and loading them.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"

        .export weapon_prepare, weapon_load, weapon_to_load, weapon_spend
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
;;; cycles:   <= 1560
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
        bcs     @found
        lda     zp_t2
        cmp     #WEAPON_BAYONET
        bne     @none
        lda     #WEAPON_RIFLE
        jsr     weapon_find
        bcc     @none
        lda     #WEAPON_KNIFE
        jsr     weapon_find
        bcc     @none
        lda     #WEAPON_BAYONET
@found: and     #WEAPON_KIND
        cmp     #WEAPON_BAYONET
        bne     @have
        lda     zp_t2                   ; on the rifle or off it
        sta     man_explosives,y
@have:  clc
        rts
@none:  sec
        rts
.endproc

;;; weapon_load -- load a fire weapon
;;; rule:     5.16.1 5.17.1 5.18.1
;;; rule:     12.5.4  without the weapon the order is ignored
;;; in:       X = soldier 0..19; A = WEAPON_*
;;; out:      C = 0 he has none; X kept; man_weapons
;;; clobbers: A Y zp_t0 zp_t1
;;; cycles:   <= 420
.proc weapon_load
        jsr     weapon_to_load
        bcc     @none
        ora     #WEAPON_LOADED
        sta     man_weapons,y
@none:  rts
.endproc

;;; weapon_to_load -- which of a soldier's weapons a Load order means
;;; rule:     5.16.1 5.17.1 5.18.1  the one in hand, else an empty one, else any
;;; in:       X = soldier 0..19; A = WEAPON_*
;;; out:      C = 1 he has one: Y = slot index from man_weapons, A = the slot's byte; X kept
;;; clobbers: Y zp_t0 zp_t1
;;; cycles:   <= 400
.proc weapon_to_load
        sta     zp_t0
        lda     #$FF
        sta     zp_t1                   ; none yet
        txa
        tay
@slot:  lda     man_weapons,y
        and     #WEAPON_KIND
        cmp     zp_t0
        bne     @next
        lda     man_weapons,y
        bmi     @found                  ; WEAPON_PREPARED is bit 7
        and     #WEAPON_LOADED
        beq     @best
        bit     zp_t1
        bpl     @next
@best:  sty     zp_t1
@next:  tya
        clc
        adc     #SOLDIERS
        tay
        cmp     #SOLDIERS*OTHER_SLOTS
        bcc     @slot
        ldy     zp_t1
        bmi     @none
        lda     man_weapons,y
@found: sec
        rts
@none:  clc
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
