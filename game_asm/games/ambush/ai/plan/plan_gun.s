; His fire weapon in hand and loaded.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export plan_gun
        .import try_one, weapon_find, weapon_prepared

        .segment "COMPUTER"

;;; plan_gun -- the orders that make a man ready to shoot
;;; rule:     12.1  prepared; 12.5  loaded
;;; in:       zp_actor
;;; out:      C = 1: zp_gun = kind of the weapon; C = 0: he has none, or no time for it
;;; clobbers: A X Y and what plan_try uses
;;; cycles:   -
.proc plan_gun
        ldx     zp_actor
        jsr     weapon_prepared
        cmp     #WEAPON_MACHINE
        bcc     @take
        cmp     #WEAPON_RIFLE+1
        bcs     @take
        sta     zp_gun
        lda     zp_arg0
        jmp     @load
@take:  lda     #WEAPON_MACHINE
        sta     zp_gun
@kind:  ldx     zp_actor
        lda     zp_gun
        jsr     weapon_find
        bcs     @found
        inc     zp_gun
        lda     zp_gun
        cmp     #WEAPON_RIFLE+1
        bne     @kind
        clc
        rts
@found: pha
        lda     zp_gun
        ldy     #ORD_PREPARE
        jsr     try_one
        pla
        bcs     @no
@load:  and     #WEAPON_LOADED
        bne     @ready
        lda     zp_gun
        ldy     #ORD_LOAD
        jsr     try_one
        bcs     @no
@ready: sec
        rts
@no:    clc
        rts
.endproc
