; The man with the plastic explosive.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export plan_bomb, plan_hide, runs_with_it
        .import plan_gun, plan_move, plan_watch, plan_shoot, best_target, try_one
        .import try_plain, lie_down
        .import skill_halts, skill_fuse, man_fit, anyone_near, plan_fetch, goal_guarded

BACK            = 14                    ; steps from the goal at which he waits
AT_GOAL         = 5                     ; a friend so near it has reached it

        .segment "COMPUTER"

SURE            = 45                    ; per cent for which he stops to shoot

;;; plan_bomb -- to the goal, set the fuse, away; or to where the plastic lies, and take it up
;;; rule:     12.7  plastic explosives; W24
;;; in:       zp_actor = the carrier; zp_gun
;;; out:      man_orders
;;; clobbers: A X Y ai_flee ai_halt ai_sum_energy ai_walk_x ai_walk_y zp_index and what the
;;;           rules use
;;; cycles:   -
.proc plan_bomb
        jsr     runs_with_it
        bcc     @armed
        lda     #WEAPON_PLASTIC         ; in front of the enemy there would be no time for it
        ldy     #ORD_PREPARE
        jsr     try_one
        jmp     @go
@armed: jsr     best_target
        bcc     @go
        lda     zp_ai_odds
        cmp     #SURE
        bcc     @go
        jsr     plan_shoot
        jmp     plan_watch
@go:    lda     #0
        sta     ai_flee
        sta     ai_halt
        jsr     waits
        bcc     @on
        lda     ai_hurry
        beq     plan_hide               ; whoever fires from the dark would get him first
        lda     #BACK
        sta     ai_halt
@on:
        jsr     plan_move
        ldx     zp_actor
        lda     man_x,x
        cmp     ai_goal_x
        bne     @watch
        lda     man_y,x
        cmp     ai_goal_y
        bne     @watch
        jsr     plan_fetch
        lda     ai_aim
        cmp     #AIM_BOMB
        bne     @watch
        lda     #WEAPON_PLASTIC
        ldy     #ORD_PREPARE
        jsr     try_one
        ldx     ai_skill
        lda     skill_fuse,x
        ldy     #ORD_EP
        jsr     try_one
        bcs     @watch
        inc     ai_alarm                ; the others get away too
        lda     #1
        sta     ai_flee
        jsr     plan_move
        jsr     plan_gun
@watch: jmp     plan_watch
.endproc

;;; plan_hide -- who has the plastic stays behind while there is time, lying unseen
;;; rule:     9.0 12.9.2  W24  without him, and in front of whoever waits for them, it is lost
;;; in:       zp_actor
;;; out:      man_orders; changes man_facing, man_order_count, man_posture, man_sneaking
;;; clobbers: A X Y ai_* and what plan_try uses
;;; cycles:   -
.proc plan_hide
        jsr     lie_down
        ldx     zp_actor
        lda     man_sneaking,x
        bne     @done
        lda     #ORD_SB
        jmp     try_plain
@done:  rts
.endproc

;;; runs_with_it -- is this the carrier on his last run, the plastic in his hand?
;;; rule:     12.1  a weapon must be prepared before use
;;; in:       zp_actor; ai_carrier ai_hurry
;;; out:      C = 1 when he is
;;; clobbers: A
;;; cycles:   <= 30
.proc runs_with_it
        lda     ai_carrier
        cmp     zp_actor
        bne     @no
        lda     ai_hurry
        cmp     #HURRY_RUN              ; C = 1 when it is; there is no haste beyond
        rts
@no:    clc
        rts
.endproc

; C = 1 when there is time for the others to go first, and they are not yet at the goal, or an enemy
; is known near it
.proc waits
        ldx     ai_skill
        lda     skill_halts,x
        beq     @no                     ; rookies know no better
        lda     ai_aim
        cmp     #AIM_BOMB
        bne     @no                     ; without him nobody can go on
        lda     ai_hurry
        cmp     #HURRY_RUN
        beq     @no
        ldx     ai_first
        ldy     #SQUAD
@man:   cpx     zp_actor
        beq     @next
        jsr     man_fit
        bcc     @next
        lda     man_wounds,x            ; the wounded do not go
        cmp     #HURT
        bcc     @led
@next:  inx
        dey
        bne     @man
        beq     @no                     ; always: nobody is left to go before him
@led:
        lda     ai_goal_x
        sta     zp_to_x
        lda     ai_goal_y
        sta     zp_to_y
        lda     #AT_GOAL
        jsr     anyone_near
        bcc     @yes
        jmp     goal_guarded
@no:    clc
        rts
@yes:   sec
        rts
.endproc
