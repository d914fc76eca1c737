; Orders to throw a grenade and to set the plastic explosive.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export begin_plastic, begin_throw
        .import action_cost, turn_cost, turn_needed, weapon_prepared, begin_wait
        .import man_fit, squad_leader, sight_terrain

        .segment "RESOLVE"

;;; begin_plastic -- set a fuse: the expert, or the leader when no expert can
;;; rule:     4.11  who may; 12.7
;;; in:       X = man; zp_order = EP
;;; out:      C = 1, A = ACT_ORDER, zp_time, zp_energy; C = 0, A = VAIN_* not possible
;;; clobbers: X Y and what the rules use
;;; cycles:   -
.proc begin_plastic
        jsr     weapon_prepared
        cmp     #WEAPON_PLASTIC
        bne     not_in_hand
        ldx     zp_actor
        lda     man_expert,x
        bne     @go
        jsr     squad_first             ; does an expert stand?
        tax
        ldy     #SQUAD
@man:   lda     man_expert,x
        beq     @next
        jsr     man_fit
        bcs     @no
@next:  inx
        dey
        bne     @man
        ldx     zp_actor
        jsr     squad_first
        jsr     squad_leader
        bcs     @no
        cmp     zp_actor
        bne     @no
@go:    ldx     zp_actor
        jmp     begin_wait
@no:    lda     #VAIN_EXPERT
        clc
        rts
.endproc

; Neither can be done with what lies in his pack.
.proc not_in_hand
        lda     #VAIN_NO_HAND
        clc
        rts
.endproc

; X = man -> A = first man of his squad; keeps X
.proc squad_first
        lda     #0
        cpx     #SQUAD
        bcc     @done
        lda     #SQUAD
@done:  rts
.endproc

;;; begin_throw -- throw a grenade: turn to the square first
;;; rule:     12.6  needs line of sight and the energy; without them the order is
;;;           ignored
;;; in:       X = man; zp_order = EF
;;; out:      C = 1, A = ACT_TURN or ACT_ORDER, zp_time, zp_energy; C = 0, A = VAIN_* not
;;;           possible; act_value
;;; clobbers: X Y and what the rules use
;;; cycles:   -
.proc begin_throw
        jsr     weapon_prepared
        cmp     #WEAPON_GRENADE
        bne     not_in_hand
        ldx     zp_actor
        jsr     throw_squares
        jsr     sight_terrain
        lda     #VAIN_UNSEEN
        bcc     @no
        ldx     zp_actor
        jsr     action_cost
        ldx     zp_actor
        lda     man_energy_f,x
        cmp     zp_energy
        lda     man_energy_lo,x
        sbc     zp_energy+1
        lda     man_energy_hi,x
        sbc     zp_energy+2
        lda     #VAIN_FAR
        bcc     @no                     ; for the energy he has
        jsr     throw_squares
        jsr     turn_needed
        ldx     zp_actor
        cmp     #0
        beq     @throw
        cmp     man_facing,x
        beq     @throw
        sta     act_value,x
        ldy     #0
        jsr     turn_cost
        lda     #ACT_TURN
        sec
        rts
@throw: jmp     begin_wait
@no:    rts                             ; C = 0 here
.endproc

; X = man: from his square to the order's; keeps X
.proc throw_squares
        lda     man_x,x
        sta     zp_from_x
        lda     man_y,x
        sta     zp_from_y
        lda     zp_order+1
        sta     zp_to_x
        lda     zp_order+2
        sta     zp_to_y
        rts
.endproc
