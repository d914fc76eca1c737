; Whether a man stops on his way to shoot or throw.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export way_shot
        .import best_target, skill_halts, weapon_find, throw_worth, throw_blind

WORTH           = 10                    ; per cent of a throw for which he stops
SHOT_FAR        = 22                    ; farther off nobody stops who has somewhere to be

        .segment "COMPUTER"

;;; way_shot -- would he do better to stop and shoot, or throw? Looked at on every other square
;;; rule:     12.9  chance to hit from there; 12.6  a grenade at the nearest
;;; in:       zp_actor zp_near zp_near_far; ai_aim ai_steps ai_walk_x ai_walk_y ai_flee ai_engage;
;;;           ai_skill ai_first ai_foe ai_claim_x/y; known_x; zp_gun
;;; out:      C = 1 when he would
;;; clobbers: A X Y zp_ai_best zp_ai_odds zp_ai_t zp_other zp_step throw_far and what best_target
;;;           uses
;;; cycles:   -
.proc way_shot
        ldx     ai_skill
        lda     skill_halts,x
        beq     @no
        lda     ai_flee
        bne     @no
        lda     ai_steps
        and     #1
        bne     @no
        ldx     zp_actor
        lda     man_x,x
        pha
        lda     man_y,x
        pha
        lda     ai_walk_x
        sta     man_x,x
        lda     ai_walk_y
        sta     man_y,x
        lda     ai_aim
        .assert AIM_HUNT = 0, error, "he shoots from as far as he sees him"
        beq     @seen
        lda     zp_near_far
        cmp     #SHOT_FAR
        bcs     @blind
@seen:  jsr     best_target
        bcc     @throw
        lda     zp_ai_odds
        cmp     ai_engage
        bcs     @back
        bcc     @throw
@blind: lda     #0
        sta     zp_ai_odds
@throw: jsr     way_throw
@back:  ldx     zp_actor
        pla
        sta     man_y,x
        pla
        sta     man_x,x
        rts                             ; C is still the answer
@no:    clc
        rts
.endproc

; C = 1 when a grenade is worth throwing from there at the nearest
.proc way_throw
        ldx     zp_actor
        lda     #WEAPON_GRENADE
        jsr     weapon_find
        bcc     @no
        lda     zp_near
        sta     zp_other
        cmp     #SOLDIERS
        bcs     @blind
        jsr     throw_worth
        cmp     #WORTH
        bcs     @done
@blind: jsr     throw_blind
        cmp     #WORTH
@done:  rts
@no:    clc
        rts
.endproc
