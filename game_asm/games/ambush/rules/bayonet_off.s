        .include "state.inc"
        .include "ambush.inc"
        .export bayonet_off
        .import weapon_find

        .segment "RULES"

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
