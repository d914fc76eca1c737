; What he does with the rest of the turn: face the enemy and watch.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export plan_watch
        .import plan_try, try_one, try_turn, turn_to, square_here, facing_to
        .import nearest_enemy, look_about, his_watch, outlook, sneak_end
        .import sight_terrain, skill_least, skill_prone, skill_reload, skill_watch
        .import skill_idle, holds_well

        .segment "COMPUTER"
WATCH_MOST      = 99                    ; FApptt
WATCH_LEAST     = 10
AGE_ONE         = %01000000             ; bits 6 and 7 of known_x
SPARE           = 45                    ; endurance below which he watches for nobody in haste
ABLE            = 60                    ; endurance above which he watches for known enemies
RUSH            = 9                     ; squares that an enemy may come in a turn

;;; plan_watch -- turn to the threat, lie down, fire on area while he can afford it
;;; rule:     12.3  fire on area; 8.7  turning; 9.0  sneaking
;;; in:       zp_actor
;;; out:      man_orders; changes man_facing, man_order_count, man_posture, man_sneaking
;;; clobbers: A X Y ai_* and what the rules use
;;; cycles:   -
.proc plan_watch
        lda     ai_hurry
        beq     @fresh
        ldx     zp_actor                ; who is to go on spares himself
        lda     man_endurance,x
        cmp     #SPARE
        bcs     @fresh
        rts
@fresh: jsr     nearest_enemy
        lda     zp_near_far
        cmp     #ALERT
        bcs     @quiet
        jsr     face_threat
        jsr     nearest_enemy           ; his square again
        jsr     holds_well
        bcc     @line
        lda     zp_near_far
        cmp     #RUSH
        bcc     @now                    ; for this he has spared himself
@line:  jsr     square_here
        jsr     sight_terrain
        bcc     @tired                  ; he cannot come in sight but by coming nearer
        ldy     zp_near
        lda     known_x,y
        cmp     #AGE_ONE
        bcc     @now
        lda     ai_aim                  ; he was seen some time ago: who holds a place takes turns
        cmp     #AIM_HOLD
        beq     @tired
@now:   ldx     zp_actor
        ldy     ai_skill
        lda     man_endurance,x
        cmp     skill_watch,y
        bcc     watch                   ; once
        bcs     @thrice                 ; always
@tired: lda     ai_plunge
        beq     @done                   ; he rests for the attack
        lda     #ABLE                   ; they may come
        bne     @turns                  ; always
@quiet: jsr     look_about
        lda     ai_plunge
        beq     @done
        ldy     ai_skill
        lda     skill_idle,y
@turns: ldx     zp_actor
        jsr     his_watch
        bcs     @twice
@done:  rts
@thrice:
        jsr     watch
@twice: jsr     watch
        falls_into watch
.endproc

; FA for the rest of the turn, as long as such an order can be; then he loads.
.proc watch
        jsr     sneak_end
        lda     ai_time
        cmp     #WATCH_LEAST
        bcc     @done
        cmp     #WATCH_MOST
        bcc     @time
        lda     #WATCH_MOST
@time:  sta     zp_order+2
        lda     #ORD_FA
        sta     zp_order
        ldx     ai_skill
        lda     skill_least,x
        sta     zp_order+1
        lda     #0
        sta     zp_order+3
        jsr     plan_try
        bcs     @done
        ldx     ai_skill
        lda     skill_reload,x
        beq     @done
        lda     ai_time
        beq     @done
        ldy     #ORD_LOAD
        lda     zp_gun
        jmp     try_one
@done:  rts
.endproc

; Towards zp_to_x/y, lying down if he knows how to fight.  Who holds a place and knows how turns
; to no wall.
.proc face_threat
        jsr     holds_well
        bcc     @him
        jsr     square_here
        jsr     sight_terrain
        bcs     @him
        jsr     facing_to
        cmp     #0
        beq     @done
        jsr     outlook
        jmp     @face
@him:   jsr     facing_to
        cmp     #0
        beq     @done
@face:
        ldy     man_posture,x
        bne     @turn
        ldy     ai_skill
        pha
        lda     skill_prone,y
        cmp     #PRONE_ALWAYS
        bne     @stand
        lda     ai_hurry                ; who is to go on would only have to get up again
        beq     @down
        lda     ai_aim
        .assert AIM_HUNT = 0, error, "the enemy need not be sought upright"
        beq     @down
        lda     ai_danger
        cmp     #DANGER_SEEN
        bne     @stand
        lda     ai_aim
        cmp     #AIM_TAKE
        beq     @stand
@down:  pla
        ldy     #'F'
        jmp     try_turn
@stand: pla
@turn:  jmp     turn_to
@done:  rts
.endproc
