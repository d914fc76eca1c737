; Orders of a man who holds his post.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export plan_defence
        .import plan_add, nearest_enemy, best_target, enemy_distance
        .import weapon_find, weapon_prepared, turn_needed, rng_below

        .segment "COMPUTER"

TIRED           = 25                    ; endurance below which he rests
REST_TIME       = 99
JUMP_TIME       = 30
WATCH_LEAST     = 5                     ; FA0599
WATCH_TIME      = 99
BURSTS          = 4                     ; bursts before he loads
THROW_FAR       = 12
FRIENDS_NEAR    = 4                     ; no grenade with a friend so near the target

;;; plan_defence -- fight what is near, shoot what he can hit, else watch
;;; in:       zp_actor = German, fit
;;; out:      man_orders
;;; clobbers: A X Y and what the rules use
;;; cycles:   -
.proc plan_defence
        jsr     nearest_enemy
        bcc     @weapon
        sty     zp_other
        cmp     #0
        bne     @beside
        lda     #ORD_HH
        jsr     add_plain
        jmp     @weapon
@beside:
        cmp     #2                      ; 1, or 1 + 1/2 rounded down for a diagonal
        bcs     @weapon
        ldx     zp_actor
        jsr     weapon_prepared
        cmp     #WEAPON_GAROTTE
        bcc     @weapon
        lda     #JUMP_TIME
        ldy     #ORD_HJ
        jsr     add_one
@weapon:
        ldx     zp_actor
        lda     man_endurance,x
        cmp     #TIRED
        bcc     @rest
        jsr     plan_gun
        bcc     @done                   ; nothing to shoot with
        jsr     best_target
        bcc     @watch
        sty     zp_other
        jsr     plan_grenade
        bcs     @watch
        jsr     plan_shots
@watch: jmp     plan_watch
@rest:  lda     #REST_TIME
        ldy     #ORD_WA
        jmp     add_one
@done:  rts
.endproc

; Order A without operands.
.proc add_plain
        sta     zp_order
        lda     #0
        sta     zp_order+1
        sta     zp_order+2
        sta     zp_order+3
        ldx     zp_actor
        jmp     plan_add
.endproc

; Order Y with operand A.
.proc add_one
        sty     zp_order
        sta     zp_order+1
        lda     #0
        sta     zp_order+2
        sta     zp_order+3
        ldx     zp_actor
        jmp     plan_add
.endproc

; His fire weapon in hand and loaded: C = 1, A = its kind, with the orders for it given.
.proc plan_gun
        ldx     zp_actor
        jsr     weapon_prepared
        cmp     #WEAPON_MACHINE
        bcc     @take
        cmp     #WEAPON_RIFLE+1
        bcs     @take
        sta     zp_step
        lda     zp_arg0
        jmp     @load
@take:  lda     #WEAPON_MACHINE
        sta     zp_step
@kind:  ldx     zp_actor
        lda     zp_step
        jsr     weapon_find
        bcs     @found
        inc     zp_step
        lda     zp_step
        cmp     #WEAPON_RIFLE+1
        bne     @kind
        clc
        rts
@found: pha
        lda     zp_step
        ldy     #ORD_PREPARE
        jsr     add_one
        pla
@load:  and     #WEAPON_LOADED
        bne     @ready
        lda     zp_step
        ldy     #ORD_LOAD
        jsr     add_one
@ready: lda     zp_step
        sec
        rts
.endproc

; Bursts at zp_other where he stands now, loading in between.
.proc plan_shots
        lda     #BURSTS
        sta     zp_inner
@burst: jsr     target_operands
        lda     #ORD_FS
        sta     zp_order
        lda     #0
        sta     zp_order+3
        ldx     zp_actor
        jsr     plan_add
        dec     zp_inner
        bne     @burst
        lda     zp_step
        ldy     #ORD_LOAD
        jmp     add_one
.endproc

.proc target_operands
        ldy     zp_other
        lda     man_x,y
        sta     zp_order+1
        lda     man_y,y
        sta     zp_order+2
        rts
.endproc

; A grenade for zp_other when he is near and no friend is: C = 1 with the orders given.
.proc plan_grenade
        ldx     zp_actor
        ldy     zp_other
        jsr     enemy_distance
        cmp     #THROW_FAR+1
        bcs     @no
        cmp     #FRIENDS_NEAR+1
        bcc     @no                     ; it would reach himself
        ldx     zp_actor
        lda     #WEAPON_GRENADE
        jsr     weapon_find
        bcc     @no
        ldx     #SOLDIERS-1
@friend:
        lda     man_in_play,x
        beq     @next
        ldy     zp_other
        jsr     enemy_distance
        cmp     #FRIENDS_NEAR+1
        bcc     @no
@next:  dex
        cpx     #SQUAD
        bcs     @friend
        lda     #WEAPON_GRENADE
        ldy     #ORD_PREPARE
        jsr     add_one
        jsr     target_operands
        lda     #ORD_EF
        sta     zp_order
        lda     #0
        sta     zp_order+3
        ldx     zp_actor
        jsr     plan_add
        lda     zp_step
        ldy     #ORD_PREPARE
        jsr     add_one
        sec
        rts
@no:    clc
        rts
.endproc

; Face the nearest American he knows of, or look about now and then; and watch.
.proc plan_watch
        jsr     nearest_enemy
        bcc     @about
        ldx     zp_actor
        lda     man_x,x
        sta     zp_from_x
        lda     man_y,x
        sta     zp_from_y
        lda     man_x,y
        sta     zp_to_x
        lda     man_y,y
        sta     zp_to_y
        jsr     turn_needed
        cmp     #0
        beq     @watch
        bne     @turn                   ; always
@about: lda     #16
        jsr     rng_below
        cmp     #4
        bcs     @watch                  ; three times out of four he stays as he is
        asl     a
        adc     #1                      ; C = 0 here: one of the straight facings
@turn:  ldx     zp_actor
        cmp     man_facing,x
        beq     @watch
        ldy     #ORD_MR
        jsr     add_turn
@watch: jsr     add_watch
        jsr     add_watch
        jmp     add_watch
.endproc

; Order Y: turn to A.
.proc add_turn
        sty     zp_order
        sta     zp_order+1
        lda     #0
        sta     zp_order+2
        lda     #'R'
        sta     zp_order+3
        ldx     zp_actor
        jmp     plan_add
.endproc

.proc add_watch
        lda     #ORD_FA
        sta     zp_order
        lda     #WATCH_LEAST
        sta     zp_order+1
        lda     #WATCH_TIME
        sta     zp_order+2
        lda     #0
        sta     zp_order+3
        ldx     zp_actor
        jmp     plan_add
.endproc
