; What one soldier of the computer does this turn.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export plan_man
        .import nearest_enemy, plan_gun, plan_move, plan_bomb, plan_shoot, plan_watch
        .import plan_grenade, plan_fetch, best_target, try_plain, try_one, rng_next
        .import goal_distance, goes_on, may_go, skill_blunder, skill_rest

        .segment "COMPUTER"

REST_TIME       = 99
BESIEGED        = 8                     ; an enemy so near lets nobody rest
BLAST_REACH     = 10                    ; of plastic, in squares

;;; plan_man -- fight, go on, or watch
;;; rule:     3.2.1 W24  computer orders
;;; in:       zp_actor = zp_man = man who is fit; plan_start has been called
;;; out:      man_orders; his state as it will be; changes distance
;;; clobbers: A X Y zp_other zp_index ai_* queue_* and what the rules use
;;; cycles:   -
.proc plan_man
        jsr     nearest_enemy
        ldy     ai_skill
        jsr     rng_next
        cmp     skill_blunder,y
        lda     #0
        rol     a
        eor     #1
        sta     ai_blunder              ; C was 0: he does not think
        lda     zp_near_far
        bne     @apart
        lda     #ORD_HH
        jsr     try_plain
@apart: ldx     zp_actor
        ldy     ai_skill
        lda     man_endurance,x
        cmp     skill_rest,y
        bcs     @fresh
        lda     zp_near_far
        cmp     #BESIEGED
        bcs     rest
@fresh: jsr     plan_gun
        bcc     @done
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
        bne     blunders
        ldx     zp_actor
        cpx     ai_carrier
        beq     @carrier
        jsr     best_target
        bcs     fight_him
        jsr     goes_on
        bcc     fight
        jsr     plan_move
        jsr     plan_fetch
        jmp     fight
@carrier:
        jmp     plan_bomb
@done:  rts
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
        jsr     plan_shoot
@watch: jmp     plan_watch
.endproc

; He dawdles, or runs on without looking left or right, or watches where he should shoot.
.proc blunders
        jsr     rng_next
        and     #3
        beq     rest
        cmp     #1
        bne     @watch
        ldx     zp_actor
        cpx     ai_carrier
        beq     @watch
        jsr     may_go
        bcc     @watch
        jsr     plan_move
@watch: jmp     plan_watch
.endproc
