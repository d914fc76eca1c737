; What one soldier of the computer does this turn.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export plan_man
        .import best_target, danger_find, engage_odds, goal_distance, goes_on, is_spent, may_go
        .import nearest_enemy, plan_bomb, plan_fetch, plan_grenade, plan_gun, plan_hide, plan_move
        .import plan_post, plan_shoot, plan_storm, plan_watch, rng_next, runs_with_it, thinks
        .import try_one
        .import try_plain

        .segment "COMPUTER"

REST_TIME       = 99
BLAST_REACH     = 10                    ; of plastic, in squares; nearer nobody hides from an enemy

;;; plan_man -- fight, go on, or watch
;;; rule:     3.2.1 W24  computer orders
;;; in:       zp_actor = zp_man = man who is fit; plan_start has been called
;;; out:      man_orders; his state as it will be; changes distance
;;; clobbers: A X Y zp_other zp_index ai_* corner_man queue_* take_last plunge_left and what the
;;;           rules use
;;; cycles:   -
.proc plan_man
        jsr     nearest_enemy
        jsr     danger_find
        jsr     engage_odds
        jsr     thinks
        lda     zp_near_far
        bne     @apart
        lda     #ORD_HH
        jsr     try_plain
@apart: jsr     is_spent
        bcc     @able
        jmp     rest
@able:  jsr     runs_with_it            ; with the plastic in hand he fires at nobody
        bcs     @carrier
        jsr     plan_gun
        bcs     @armed
        rts
@armed:
        lda     ai_alarm
        beq     @calm
        jsr     goal_distance
        cmp     #BLAST_REACH
        bcs     @calm
        lda     #1
        sta     ai_flee
        jsr     plan_move
        jmp     fight
@calm:  lda     ai_blunder
        beq     @minds
        jmp     blunders
@minds: ldx     zp_actor
        cpx     ai_carrier
        beq     @carrier
        jsr     best_target
        bcc     @go
        lda     zp_ai_odds
        cmp     ai_engage
        bcs     fight_him
@go:    jsr     plan_grenade            ; grenades first
        jsr     may_storm
        bcs     @watch
        jsr     goes_on
        bcc     @stay
        jsr     plan_move
        jsr     plan_fetch
        jmp     fight
@stay:  jsr     plan_post
        jmp     fight
@carrier:
        lda     ai_aim
        bne     @bomb
        lda     zp_near_far             ; the others clear his way
        cmp     #BLAST_REACH
        bcc     fight
        jmp     plan_hide
@bomb:  jmp     plan_bomb
@watch: jmp     plan_watch
.endproc

.proc rest
        ldy     #ORD_WA
        lda     #REST_TIME
        jmp     try_one
.endproc

; Shoot, throw or watch from where he is by then.
.proc fight
        jsr     nearest_enemy
        jsr     best_target
        falls_into fight_him
.endproc

; C as best_target leaves it
.proc fight_him
        jsr     plan_grenade            ; also at one he cannot hit
        jsr     best_target
        bcc     @watch
        jsr     may_storm
        bcs     @watch
        jsr     plan_shoot
@watch: jmp     plan_watch
.endproc

; Nobody leaves the post he holds for a fight.
.proc may_storm
        lda     ai_aim
        cmp     #AIM_HOLD
        bne     @may
        clc
        rts
@may:   jmp     plan_storm
.endproc

; He dawdles, or runs on without looking left or right, or watches where he should shoot.
.proc blunders
        jsr     rng_next
        and     #3
        beq     rest
        cmp     #3
        beq     @watch
        ldx     zp_actor
        cpx     ai_carrier
        beq     @watch
        jsr     may_go
        bcc     @watch
        jsr     plan_move
@watch: jmp     plan_watch
.endproc
