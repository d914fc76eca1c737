; The man with the plastic explosive.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export plan_bomb
        .import plan_move, plan_try, plan_watch, plan_shoot, best_target, try_one
        .import skill_fuse, goal_distance, flood_row

        .segment "COMPUTER"

SURE            = 45                    ; per cent for which he stops to shoot

;;; plan_bomb -- to the goal, set the fuse, away
;;; rule:     12.7  plastic explosives; W24
;;; in:       zp_actor = the carrier; zp_gun
;;; out:      man_orders
;;; clobbers: A X Y ai_halt ai_sum_energy ai_walk_x ai_walk_y zp_index and what the rules use
;;; cycles:   -
.proc plan_bomb
        jsr     best_target
        bcc     @go
        lda     zp_ai_odds
        cmp     #SURE
        bcc     @go
        jsr     plan_shoot
        jmp     plan_watch
@go:    lda     #0
        sta     ai_flee
        sta     ai_halt
        jsr     plan_move
        ldx     zp_actor
        lda     man_x,x
        cmp     ai_goal_x
        bne     @watch
        lda     man_y,x
        cmp     ai_goal_y
        bne     @watch
        lda     #WEAPON_PLASTIC
        ldy     #ORD_PREPARE
        jsr     try_one
        lda     #ORD_EP
        sta     zp_order
        ldx     ai_skill
        lda     skill_fuse,x
        sta     zp_order+1
        lda     #0
        sta     zp_order+2
        sta     zp_order+3
        jsr     plan_try
        bcs     @watch
        inc     ai_alarm                ; the others get away too
        lda     #1
        sta     ai_flee
        jsr     plan_move
        lda     zp_gun
        ldy     #ORD_PREPARE
        jsr     try_one
@watch: jmp     plan_watch
.endproc
