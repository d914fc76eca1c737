; Grenades.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export plan_grenade
        .import try_square, order_square, try_one, throw_worth, throw_blind, throw_safe
        .import weapon_find, rng_next, skill_grenade, ai_cost, sneak_hunter
        .import throw_corner, corner_back, corner_man

        .segment "COMPUTER"

HOPELESS        = 8                     ; per cent
TWICE           = 25                    ; worth of a throw that is made twice
READY           = 3                     ; energy to take a grenade in hand

;;; plan_grenade -- throw where it does most, never near a friend
;;; rule:     12.6  grenades; W24
;;; in:       zp_actor; zp_ai_odds = chance of his best shot; zp_gun
;;; out:      man_orders: grenade in hand, throw, fire weapon in hand; zp_other; changes man_x man_y
;;;           of an enemy of whom nothing is known, until known_restore
;;; clobbers: A X Y ai_* corner_man and what the rules use
;;; cycles:   -
.proc plan_grenade
        lda     #NO_MAN
        sta     corner_man
        lda     zp_gun
        cmp     #WEAPON_MACHINE
        bne     @light
        lda     zp_ai_odds
        cmp     #HOPELESS
        bcs     @done                   ; it takes him too long to change over
@light: ldy     ai_skill
        jsr     rng_next
        cmp     skill_grenade,y
        bcs     @done
        ldx     zp_actor
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
        ldy     zp_ai_u
        cpy     #SOLDIERS
        bcc     @safe
        jsr     corners
        bcs     @found
        jsr     throw_blind
        beq     @done
@found: sta     zp_ai_v
        ldy     zp_other
        sty     zp_ai_u
@safe:  jsr     throw_safe
        bcc     @back
        lda     zp_ai_u
        pha
        jsr     throw
        pla
        bcs     @back
        pha
        jsr     note_blast
        lda     zp_ai_v
        cmp     #TWICE                  ; another at once, if it does so much more than bursts
        pla
        bcc     @gun
        jsr     throw
@gun:   jsr     corner_back
        lda     zp_gun
        ldy     #ORD_PREPARE
        jmp     try_one
@back:  jmp     corner_back
@done:  rts
.endproc

; C = 1 when a throw beside somebody is worth it to who seeks the enemy and has the time: A,
; zp_other, his man_x man_y the square
.proc corners
        lda     ai_aim
        .assert AIM_HUNT = 0, error, "others would stop the enemy's attacks, too"
        ora     st_limit
        ora     st_limit+1
        bne     @no
        ldy     #SQUAD-1
@man:   sty     zp_index
        tya
        clc
        adc     ai_foe
        sta     zp_other
        jsr     throw_corner
        bne     @yes
        ldy     zp_index
        dey
        bpl     @man
@no:    clc
        rts
@yes:   sec
        rts
.endproc

; A = enemy whose square is known: a grenade in hand and thrown; C = 1 when he has not the energy or
; cannot, and nothing was ordered
.proc throw
        pha
        tay
        lda     #ORD_EF
        jsr     order_square
        jsr     ai_cost
        pla
        tay
        lda     ai_energy+1
        clc                             ; as much as taking it in hand costs must be left
        sbc     zp_energy+1
        tax
        lda     ai_energy+2
        sbc     zp_energy+2
        bcc     @no
        bne     @may
        cpx     #READY
        bcc     @no
@may:   tya
        pha
        jsr     sneak_hunter
        lda     #WEAPON_GRENADE
        ldy     #ORD_PREPARE
        jsr     try_one
        pla
        bcs     @done
        tay
        lda     #ORD_EF
        jmp     try_square
@no:    sec
@done:  rts
.endproc

; Where zp_order throws nobody who has no orders yet goes this turn.
.proc note_blast
        ldx     ai_thrown
        cpx     #THROWN
        bcs     @done
        lda     zp_order+1
        sta     ai_thrown_x,x
        lda     zp_order+2
        sta     ai_thrown_y,x
        inc     ai_thrown
@done:  rts
.endproc
