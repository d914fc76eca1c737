; What the orders do that are carried out in one go.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "resolve/resolve.inc"
        .export order_effect, look_push
        .import man_easier, move_forget
        .import order_done, order_push, movie_add, rng_word, rng_next, fuse_add
        .import weapon_prepare, weapon_load, weapon_get, weapon_drop, weapon_look
        .import weapon_spend
        .import throw_lands, plastic_mishap

        .segment "RESOLVE"

ORDER_KIND      = 1                     ; of zp_order
ORDER_LOOKED    = 2                     ; of a GET that the look mode put there
GRENADE_FUSE    = 4                     ; points from landing to explosion (12.6)

; by ORD_SB .. ORD_WA, less one each
effects:
        .word   effect_sneak-1, effect_unsneak-1, effect_prepare-1, effect_load-1
        .word   effect_get-1, effect_drop-1, effect_none-1, effect_none-1
        .word   effect_none-1, effect_none-1, effect_plastic-1, effect_throw-1
        .word   effect_none-1

;;; order_effect -- take the order at work off the list and let it take effect
;;; rule:     5.6 5.7 5.26.1 5.37.1 5.38.1 5.38.2 7.3.1
;;; rule:     12.6.5 12.6.7 12.7.1  a grenade leaves the hand, plastic lies where it was set
;;; in:       X = zp_actor = man; zp_order
;;; out:      state; fresh any_changed
;;; clobbers: A X Y and what the rules use and the turn's own
;;; cycles:   -
.proc order_effect
        ldy     fuse_count
        cpy     #FUSES
        bcc     @done
        lda     zp_order                ; no more can burn at a time: he keeps his explosive,
        cmp     #ORD_EP                 ; and the order, and begins it again
        beq     @kept
        cmp     #ORD_EF
        beq     @kept
@done:  jsr     move_forget             ; what he carries may change
        jsr     order_done
        lda     zp_order
        asl     a
        tay
        lda     effects-2*ORD_SB+1,y
        pha
        lda     effects-2*ORD_SB,y
        pha
        lda     zp_order+ORDER_KIND     ; X = man, A = first operand
@kept:  rts
.endproc

; Waiting, and what is settled elsewhere (shots and fights never come here).
.proc effect_none
        rts
.endproc

.proc effect_sneak
        lda     #1
        bne     set_sneaking            ; always
.endproc

.proc effect_unsneak
        jsr     man_easier
        lda     #0
        ; on into set_sneaking
.endproc
        falls_into set_sneaking

.proc set_sneaking
        sta     man_sneaking,x
        sta     zp_arg0
        lda     #EV_SNEAK
        jmp     movie_add
.endproc

.proc effect_prepare
        jmp     weapon_prepare
.endproc

.proc effect_load
        jmp     weapon_load
.endproc

.proc effect_drop
        jmp     weapon_drop
.endproc

.proc effect_get
        jsr     weapon_get
        cmp     #0
        bne     @look                   ; someone was quicker
        ldx     zp_actor
        lda     man_x,x
        sta     zp_arg0
        lda     man_y,x
        sta     zp_arg1
        lda     #EV_GET
        jsr     movie_add
@look:  lda     zp_order+ORDER_LOOKED
        beq     @done
        ldx     zp_actor
        jmp     look_push               ; he goes on looking
@done:  rts
.endproc

;;; look_push -- in the look mode: order the next weapon that lies here to be picked up
;;; rule:     8.7  as many as he sees, until the limit; costs as for Get
;;; in:       X = zp_actor = man
;;; out:      man_orders man_order_count; zp_order
;;; clobbers: A X Y and what weapon_look uses
;;; cycles:   -
.proc look_push
        jsr     weapon_look
        cmp     #WEAPON_NONE
        beq     @done
        sta     zp_order+ORDER_KIND
        lda     #ORD_GET
        sta     zp_order
        lda     #1
        sta     zp_order+ORDER_LOOKED
        ldx     zp_actor
        jmp     order_push
@done:  rts
.endproc

; The throw itself: where it will land is settled when it leaves the hand.
.proc effect_throw
        lda     man_x,x
        sta     zp_from_x
        lda     man_y,x
        sta     zp_from_y
        lda     zp_order+1
        sta     zp_to_x
        lda     zp_order+2
        sta     zp_to_y
        jsr     rng_word
        ldx     zp_actor
        jsr     throw_lands
        clc
        adc     #GRENADE_FUSE
        sta     zp_time
        lda     #0
        adc     #0
        sta     zp_time+1
        ldx     zp_actor
        lda     zp_to_x
        sta     zp_arg0
        lda     zp_to_y
        sta     zp_arg1
        lda     #EV_THROW
        jsr     movie_add
        lda     #WEAPON_GRENADE
        jmp     arm
.endproc

; The fuse is set and the explosive laid down.  Someone who is no expert may go wrong.
.proc effect_plastic
        lda     zp_order+1
        sta     zp_time
        lda     zp_order+2
        sta     zp_time+1
        lda     man_x,x
        sta     zp_to_x
        lda     man_y,x
        sta     zp_to_y
        lda     man_expert,x
        bne     @set
        jsr     rng_word
        jsr     rng_next
        sta     zp_arg0
        jsr     plastic_mishap
        cmp     #1
        beq     @dud
        cmp     #3
        bne     @set
        lda     #1                      ; at once: the next point
        sta     zp_time
        lda     #0
        sta     zp_time+1
@set:   lda     #WEAPON_PLASTIC
        jmp     arm
@dud:   ldx     zp_actor
        lda     #WEAPON_PLASTIC
        jmp     weapon_spend
.endproc

; A = kind: out of the man's hands, into the list of fuses
.proc arm
        pha
        jsr     fuse_add
        pla
        ldx     zp_actor
        jmp     weapon_spend
.endproc
