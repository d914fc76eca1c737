; At whom a grenade does most.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export throw_choose
        .import throw_worth, weapon_find

        .segment "COMPUTER"

HOPELESS        = 8                     ; per cent

;;; throw_choose -- the enemy at whom a man would best throw a grenade from where he is
;;; rule:     12.6  grenades; W24
;;; in:       zp_actor, as he will be; zp_ai_odds = chance of his best shot; zp_gun
;;; out:      C = 1: zp_ai_u = he; C = 0: nobody, or he has no grenade
;;; clobbers: A X Y zp_index zp_other zp_ai_v and what throw_worth uses
;;; cycles:   -
.proc throw_choose
        lda     zp_gun
        cmp     #WEAPON_MACHINE
        bne     @light
        lda     zp_ai_odds
        cmp     #HOPELESS
        bcs     @no                     ; it takes him too long to change over
@light: ldx     zp_actor
        lda     #WEAPON_GRENADE
        jsr     weapon_find
        bcc     @done
        lda     #NO_MAN
        sta     zp_ai_u
        lda     #0
        sta     zp_ai_v
        ldy     #SQUAD-1
@man:   sty     zp_index
        tya
        clc
        adc     ai_foe
        sta     zp_other
        jsr     throw_worth
        cmp     zp_ai_v
        bcc     @next
        beq     @next
        sta     zp_ai_v
        lda     zp_other
        sta     zp_ai_u
@next:  ldy     zp_index
        dey
        bpl     @man
        lda     zp_ai_v
        cmp     #1                      ; C = 1 when there is one
@done:  rts
@no:    clc
        rts
.endproc
