; Down the distance map, square by square.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export path_find, shot_from
        .import best_way, move_cost, best_target, throw_choose, skill_halts

        .segment "COMPUTER"

RESERVE         = 40                    ; energy he keeps for the fight
SHOT_FAR        = 22                    ; an enemy so near may come in sight on the way

;;; path_find -- squares that bring a man nearer the goal, as far as time and energy go
;;; rule:     8.0  costs and walls as for everybody
;;; in:       zp_actor; ai_budget ai_mode ai_halt ai_flee; distance
;;; out:      ai_steps ai_path ai_path_x ai_path_y ai_shoots
;;; clobbers: A X Y zp_index ai_* and what the rules use
;;; cycles:   -
.proc path_find
        ldx     zp_actor
        lda     man_x,x
        sta     ai_walk_x
        lda     man_y,x
        sta     ai_walk_y
        lda     #0
        sta     ai_steps
        sta     ai_shoots
        sec
        lda     ai_energy+1
        sbc     #RESERVE
        sta     ai_sum_energy
        lda     ai_energy+2
        sbc     #0
        sta     ai_sum_energy+1
        bcc     @done                   ; too tired
@step:  jsr     best_way
        beq     @done
        jsr     pay
        bcs     @done
        ldx     ai_steps
        lda     zp_ai_dir
        sta     ai_path,x
        lda     zp_to_x
        sta     ai_path_x,x
        sta     ai_walk_x
        lda     zp_to_y
        sta     ai_path_y,x
        sta     ai_walk_y
        inc     ai_steps
        jsr     can_shoot
        bcs     @shoots
        lda     ai_steps
        cmp     #PATH_MOST
        bcc     @step
@done:  rts
@shoots:
        inc     ai_shoots
        rts
.endproc

; C = 1 when he has not the time or the energy for the step zp_ai_dir; else they are taken
.proc pay
        lda     ai_walk_x
        sta     zp_from_x
        lda     ai_walk_y
        sta     zp_from_y
        lda     #0
        sta     zp_arg0
        ldx     zp_actor
        lda     zp_ai_dir
        ldy     ai_mode
        jsr     move_cost
        bcs     @no
        lda     zp_time+1
        bne     @no
        lda     ai_budget
        sbc     zp_time                 ; C = 0: one point for the turning
        bcc     @no
        tay
        sec
        lda     ai_sum_energy
        sbc     zp_energy+1
        tax
        lda     ai_sum_energy+1
        sbc     zp_energy+2
        bcc     @no
        sta     ai_sum_energy+1
        stx     ai_sum_energy
        sty     ai_budget
        clc
        rts
@no:    sec
        rts
.endproc

; C = 1 when he would do better to stop and shoot; looked at on every other square
.proc can_shoot
        ldx     ai_skill
        lda     skill_halts,x
        beq     @no
        sta     zp_ai_low
        lda     zp_near_far
        cmp     #SHOT_FAR
        bcs     @no
        lda     ai_flee
        bne     @no
        lda     ai_steps
        and     #1
        bne     @no
        jmp     shot_from
@no:    clc
        rts
.endproc

;;; shot_from -- has he a good shot or a throw from a square on his way?
;;; in:       zp_actor; ai_walk_x ai_walk_y; zp_ai_low = per cent it must promise
;;; out:      C = 1 when he has, or a grenade would do
;;; clobbers: A X Y and what best_target uses
;;; cycles:   -
.proc shot_from
        ldx     zp_actor
        lda     man_x,x
        pha
        lda     man_y,x
        pha
        lda     ai_walk_x
        sta     man_x,x
        lda     ai_walk_y
        sta     man_y,x
        jsr     best_target
        bcc     @throw
        lda     zp_ai_odds
        cmp     zp_ai_low
        bcs     @back
@throw: jsr     throw_choose
@back:  ldx     zp_actor
        pla
        sta     man_y,x
        pla
        sta     man_x,x
        rts                             ; C as found
.endproc
