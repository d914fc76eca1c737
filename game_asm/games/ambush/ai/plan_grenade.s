; Grenades.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export plan_grenade
        .import flood_ready, danger_blast, try_square, try_one, stand_out, throw_choose, rng_next
        .import skill_grenade, skill_throws

        .segment "COMPUTER"

;;; plan_grenade -- throw where it does most, never near a friend
;;; rule:     12.6  grenades; W24
;;; in:       zp_actor; zp_ai_odds = chance of his best shot; zp_gun
;;; out:      man_orders: grenade in hand, throw, fire weapon in hand; zp_other
;;; clobbers: A X Y and what the rules use
;;; cycles:   -
.proc plan_grenade
        ldy     ai_skill
        jsr     rng_next
        cmp     skill_grenade,y
        bcs     @done
        ldx     ai_skill
        lda     skill_throws,x
        sta     ai_throws
        jsr     throw_choose
        bcc     @done
        lda     zp_ai_u
        pha
        jsr     flood_ready             ; to tell the others
        jsr     stand_out               ; sneaking it takes twice as long
        lda     #WEAPON_GRENADE
        ldy     #ORD_PREPARE
        jsr     try_one
        pla
        bcs     @done
        sta     zp_ai_u
@throw: lda     #ORD_EF
        ldy     zp_ai_u
        jsr     try_square
        bcs     @gun
        ldy     zp_ai_u
        jsr     danger_blast
        dec     ai_throws
        beq     @gun
        jsr     throw_choose
        bcs     @throw
@gun:   lda     zp_gun
        ldy     #ORD_PREPARE
        jmp     try_one
@done:  rts
.endproc
