        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export shot_fire, shot_odds
        .import gun_ready, pair_odds, chance_happens, rng_word, movie_add, hurt_add
        .import empties, sound_shot, sound_burst, shot_duck

        .segment "RESOLVE"

;;; shot_fire -- fire at an enemy
;;; rule:     12.5  empty weapons; 12.9  hits; 9.0  sneaking ends
;;; in:       zp_actor = firer; zp_other = target; A = 0 FS, 1 FA
;;; out:      C = 1 when he fired; hurt_* man_sneaking man_weapons man_target act_*; man_fired
;;; clobbers: A X Y zp_step and what the rules use
;;; cycles:   -
.proc shot_fire
        sta     zp_step
        ldx     zp_actor
        jsr     gun_ready
        bcc     @done
        sta     zp_arg0
        pha
        jsr     shot_odds
        pla
        bcc     @done                   ; cannot see him
        cmp     #WEAPON_RIFLE
        beq     @rifle
        jsr     sound_burst
        jmp     @event
@rifle: jsr     sound_shot
@event: ldx     zp_other
        lda     man_x,x
        sta     zp_arg0
        lda     man_y,x
        sta     zp_arg1
        ldx     zp_actor
        stx     hurt_owner
        inc     man_fired,x
        bne     @told
        dec     man_fired,x             ; no more than can be shown
@told:  lda     #EV_FIRE
        jsr     movie_add
        jsr     rng_word
        jsr     chance_happens
        bcc     @missed
        ldx     zp_other
        lda     #HURT_SHOT
        jsr     hurt_add
@missed:
        ldx     zp_actor
        lda     #1
        sta     act_heard,x
        sta     act_shots
        lda     man_sneaking,x
        beq     @upright
        sta     act_bared,x             ; shots of the same instant still find him sneaking
        lda     #0
        sta     man_sneaking,x
        sta     zp_arg0
        lda     #EV_SNEAK
        jsr     movie_add
@upright:
        jsr     shot_duck
        jsr     rng_word
        ldx     zp_actor
        jsr     empties
        sec
@done:  rts
.endproc

;;; shot_odds -- chance that a shot of this very point hits
;;; rule:     12.9  weapons accuracy
;;; rule:     3.3.1  who fires at the same point still sneaks
;;; in:       zp_actor = firer; zp_other = target; zp_arg0 = weapon kind; zp_step = 0 FS, 1 FA
;;; out:      zp_chance = -log2 of it; C = 1 when there is a shot
;;; clobbers: A X Y and what the rules use
;;; cycles:   -
.proc shot_odds
        ldx     zp_actor
        ldy     zp_other
        lda     act_motion,y
        sta     zp_arg1
        lda     zp_step
        sta     zp_arg2
        lda     man_sneaking,y
        ora     act_bared,y
        sta     man_sneaking,y
        jsr     pair_odds
        php
        ldy     zp_other
        lda     man_sneaking,y
        eor     act_bared,y
        sta     man_sneaking,y
        plp
        rts
.endproc
