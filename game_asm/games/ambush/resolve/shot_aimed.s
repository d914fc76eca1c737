        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export shot_aimed
        .import movie_add, pair_squares, man_fit, man_changed, turn_needed, step_finish, shot_fire

        .segment "RESOLVE"

;;; shot_aimed -- the trigger of an FS order is pulled
;;; rule:     12.4.1
;;; rule:     12.2  he follows his man unless that one has left the line of sight
;;; in:       zp_actor = man at ACT_SHOT whose time has come
;;; out:      the order is done; hurt_* and what firing changes; act_kind act_wake man_energy_*
;;;           man_order_count man_orders man_target man_weapons; changes known_x/y, man_seen,
;;;           man_fired man_sees_*
;;; clobbers: A X Y zp_other zp_step and what the rules use
;;;           and the turn's own
;;; cycles:   -
.proc shot_aimed
        ldx     zp_actor
        lda     man_target,x
        sta     zp_other
        tax
        jsr     man_fit
        bcc     @over
        ldx     zp_actor
        ldy     zp_other
        jsr     pair_squares
        jsr     turn_needed
        ldx     zp_actor
        cmp     #0
        beq     @fire
        cmp     man_facing,x
        beq     @fire
        sta     man_facing,x            ; the barrel has followed him
        sta     zp_arg0
        lda     #EV_FACE
        jsr     movie_add
        jsr     man_changed
@fire:  lda     #0
        jsr     shot_fire
@over:  jmp     step_finish
.endproc
