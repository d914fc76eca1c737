; What he does with the rest of the turn: face the enemy and watch.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export plan_watch
        .import overlooked, watch_area, try_plain, try_turn, facing_to, nearest_enemy, rng_next
        .import sight_terrain, skill_prone, skill_sneaks, skill_watch, skill_idle, skill_ready

        .segment "COMPUTER"
ABLE            = 60                    ; endurance from which on he watches for known enemies
TURNS           = 32                    ; chance of 256 to look another way while nobody is about
SCANS           = 128                   ; and of these to look all round

;;; plan_watch -- turn to the threat, lie down, fire on area while he can afford it
;;; rule:     12.3  fire on area; 8.7  turning; 9.0  sneaking
;;; in:       zp_actor
;;; out:      man_orders; changes man_facing, man_order_count, man_posture
;;; clobbers: A X Y ai_* and what the rules use
;;; cycles:   -
.proc plan_watch
        jsr     nearest_enemy
        lda     zp_near_far
        cmp     #ALERT
        bcs     @quiet
        jsr     face_threat
        jsr     nearest_enemy           ; his square anew
        ldx     zp_actor
        lda     man_x,x
        sta     zp_from_x
        lda     man_y,x
        sta     zp_from_y
        jsr     sight_terrain
        ldx     zp_actor
        bcc     @tired                  ; he cannot come in sight but by coming nearer
        ldy     ai_skill
        lda     man_endurance,x
        cmp     skill_watch,y
        bcc     @once                   ; once
        jsr     watch_area
        jsr     watch_area
@once:  jmp     watch_area
@tired: lda     man_endurance,x         ; they may come
        cmp     #ABLE
        bcs     @watch
        rts
@quiet: jsr     look_about
        jsr     overlooked
        ldx     zp_actor
        ldy     ai_skill
        lda     skill_idle,y
        bcc     @least
        lda     skill_ready,y
@least: sta     zp_ai_t
        lda     man_endurance,x
        cmp     zp_ai_t
        bcc     @done
@watch: jsr     watch_area
        jmp     watch_area
@done:  rts
.endproc

; Towards zp_to_x/y, lying down if he knows how to fight.
.proc face_threat
        jsr     facing_to
        cmp     #0
        beq     @done
        ldy     man_posture,x
        bne     @turn
        ldy     ai_skill
        pha
        lda     skill_prone,y
        beq     @stand
        pla
        ldy     #'F'
        jmp     try_turn
@stand: pla
@turn:  cmp     man_facing,x
        beq     @done
        ldy     #'R'
        jmp     try_turn
@done:  rts
.endproc

; Nobody is about: now and then another way; the best lie unseen, and down between two rushes.
.proc look_about
        ldy     ai_skill
        lda     skill_sneaks,y
        beq     @rush
        lda     ai_aim
        cmp     #AIM_HOLD
        bne     @rush
        lda     #ORD_SB
        jsr     try_plain
        jmp     @turn
@rush:  lda     skill_prone,y
        beq     @turn
        ldx     zp_actor
        lda     man_posture,x
        bne     @turn
        lda     man_facing,x
        beq     @turn
        ldy     #'F'
        jsr     try_turn
@turn:  jsr     rng_next
        cmp     #TURNS
        bcs     @done
        lda     ai_aim
        cmp     #AIM_HOLD
        bne     @done
        jsr     rng_next
        cmp     #SCANS
        and     #6
        ora     #1                      ; one of the straight facings
        bcc     @way
        lda     #FACING_SCAN
@way:   ldx     zp_actor
        cmp     man_facing,x
        beq     @done
        ldy     #'R'
        jmp     try_turn
@done:  rts
.endproc
