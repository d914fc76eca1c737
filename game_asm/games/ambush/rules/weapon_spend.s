        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export weapon_spend

        .segment "RULES"

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
