; Taking weapons in hand and loading them.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export weapon_prepare
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
