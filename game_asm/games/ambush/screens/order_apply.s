; What an order makes of a soldier, as far as that can be foreseen.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .include "macros.inc"
        .import order_turn
        .import weapon_prepare, weapon_load, weapon_take, weapon_find, weapon_spend
        .import plan_doubt, plan_got, walk_x, walk_y
        .export order_apply

        .segment "ORDERS"

;;; order_apply -- carry an order out in a soldier's plan
;;; rule:     5.6  sneaking lasts until he fires or gets SE
;;; in:       zp_man = soldier as he will be; zp_order; order_cost has worked it out
;;; out:      his state; plan_doubt plan_got
;;; clobbers: all but zp_man zp_order zp_time zp_energy
;;; cycles:   -
.proc order_apply
        jsr     order_turn
        bcc     @act
        ldx     zp_man
        jsr     set_facing
@act:   ldy     zp_order
        lda     apply_hi,y
        pha
        lda     apply_lo,y
        pha
        ldx     zp_man
        lda     zp_order+1
        rts                             ; on to the act
.endproc

.proc set_facing
        sta     man_facing,x
        lda     plan_doubt
        and     #<~DOUBT_FACING
        sta     plan_doubt
        rts
.endproc

; X = soldier, A = first operand in all of these
.proc apply_move
        ldy     zp_order+2
        bne     @walk
        ldy     zp_order+3
        cpy     #'F'
        beq     @fall
        cpy     #'S'
        beq     @stand
        ldy     zp_order
        cpy     #ORD_MR
        beq     set_facing              ; MI looks round but keeps his facing
        rts
@walk:  lda     walk_x
        sta     man_x,x
        lda     walk_y
        sta     man_y,x
        rts
@fall:  lda     #POSTURE_PRONE
        bne     @set                    ; always
@stand: lda     #POSTURE_UPRIGHT
@set:   sta     man_posture,x
        rts
.endproc

.proc apply_sneak
        lda     #1
        bne     sneak_set               ; always
.endproc

.proc apply_no_sneak
        lda     #0
        falls_into sneak_set
.endproc

.proc sneak_set
        sta     man_sneaking,x
        lda     plan_doubt
        and     #<~DOUBT_SNEAK
        sta     plan_doubt
        rts
.endproc

.proc apply_prepare
        jmp     weapon_prepare
.endproc

.proc apply_load
        jmp     weapon_load
.endproc

.proc apply_get
        inc     plan_got
        jmp     weapon_take             ; he hopes to find it
.endproc

.proc apply_drop
        jsr     weapon_find             ; not weapon_drop: nothing lies there yet
        bcc     @none
        lda     #WEAPON_NONE
        sta     man_explosives,y        ; or one of the slots that follow
@none:  rts
.endproc

.proc apply_single
        lda     man_sneaking,x
        beq     @done
        lda     #0                      ; he fires, unless the enemy is gone
        sta     man_sneaking,x
        beq     doubt_sneak             ; always
@done:  rts
.endproc

.proc apply_area
        lda     man_sneaking,x
        bne     doubt_sneak             ; he may find something to fire at
        rts
.endproc

.proc doubt_sneak
        lda     #DOUBT_SNEAK
        bne     doubt_set               ; always
.endproc

.proc apply_jump
        lda     #DOUBT_JUMPED+DOUBT_FACING
        falls_into doubt_set
.endproc

.proc doubt_set
        ora     plan_doubt
        sta     plan_doubt
        rts
.endproc

.proc apply_fuse
        lda     #WEAPON_PLASTIC
        jmp     weapon_spend
.endproc

.proc apply_throw
        lda     #WEAPON_GRENADE
        jmp     weapon_spend
.endproc

.proc apply_nothing
        rts
.endproc

; by order:  -    MR   MI   SB   SE   P    L    G    D    FS   FA   HH   HJ   EP   EF   WA
apply_lo:
        .lobytes apply_nothing-1, apply_move-1, apply_move-1, apply_sneak-1, apply_no_sneak-1
        .lobytes apply_prepare-1, apply_load-1, apply_get-1, apply_drop-1, apply_single-1
        .lobytes apply_area-1, apply_nothing-1, apply_jump-1, apply_fuse-1, apply_throw-1
        .lobytes apply_nothing-1
apply_hi:
        .hibytes apply_nothing-1, apply_move-1, apply_move-1, apply_sneak-1, apply_no_sneak-1
        .hibytes apply_prepare-1, apply_load-1, apply_get-1, apply_drop-1, apply_single-1
        .hibytes apply_area-1, apply_nothing-1, apply_jump-1, apply_fuse-1, apply_throw-1
        .hibytes apply_nothing-1
