; The man with the plastic explosive.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export plan_bomb
        .import plan_move, plan_try, plan_watch, plan_shoot, best_target, try_one
        .import skill_fuse, skill_bound, known_enemy, size

BACK            = 9                     ; steps from a guarded goal at which he waits
GUARDED         = 8                     ; an enemy so near the goal guards it

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
        jsr     guarded
        bcc     @on
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

; C = 1 when an enemy is known near the goal and there is time for the others to deal with him
.proc guarded
        ldx     ai_skill
        lda     skill_bound,x
        beq     @no
        lda     ai_hurry
        cmp     #HURRY_RUN
        beq     @no
        lda     #SQUAD-1
        sta     guards_left
@man:   lda     guards_left
        clc
        adc     ai_foe
        tay
        jsr     known_enemy
        bcc     @next
        sec
        lda     man_x,y
        sbc     ai_goal_x
        jsr     size
        cmp     #GUARDED
        bcs     @next
        sec
        lda     man_y,y
        sbc     ai_goal_y
        jsr     size
        cmp     #GUARDED
        bcc     @yes
@next:  dec     guards_left
        bpl     @man
@no:    clc
        rts
@yes:   sec
        rts
.endproc

        .segment "COMPUTER_BSS"
guards_left:    .res 1
