; Down the distance map, square by square.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export path_find
        .import best_way, move_cost, best_target, skill_halts

        .segment "COMPUTER"

RESERVE         = 40                    ; energy he keeps for the fight
SHOT_FAR        = 22                    ; an enemy so near may come in sight on the way

;;; path_find -- squares that bring a man nearer the goal, as far as time and energy go
;;; rule:     8.0  costs and walls as for everybody
;;; in:       zp_actor; ai_budget ai_mode ai_halt ai_flee; distance
;;; out:      ai_steps ai_path ai_path_x ai_path_y
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
        bcs     @done
        lda     ai_steps
        cmp     #PATH_MOST
        bcc     @step
@done:  rts
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
        bcs     @time
        ldx     ai_steps
        bne     @no
        lda     ai_time                 ; a single step may take all he has: else a window would
        sbc     zp_time                 ; hold him for ever
        bcc     @no
        lda     #0
@time:  tay
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
        lda     zp_near_far
        cmp     #SHOT_FAR
        bcs     @no
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
        jsr     best_target
        ldx     zp_actor
        pla
        sta     man_y,x
        pla
        sta     man_x,x
        rts                             ; C as best_target left it
@no:    clc
        rts
.endproc
