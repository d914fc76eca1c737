; Down the distance map, square by square.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export path_find
        .import best_way, move_cost, way_shot, take_way, take_mark, blast_near

        .segment "COMPUTER"

RESERVE         = 40                    ; energy he keeps for the fight
RESERVE_LEAST   = 10                    ; when time is short

;;; path_find -- squares that bring a man nearer the goal, as far as time and energy go
;;; rule:     8.0  costs and walls as for everybody
;;; in:       zp_actor; ai_budget ai_mode ai_halt ai_flee; distance
;;; out:      ai_steps ai_path ai_path_x ai_path_y
;;; clobbers: A X Y zp_index zp_other ai_* take_last and what the rules use
;;; cycles:   -
.proc path_find
        ldx     zp_actor
        lda     man_x,x
        sta     ai_walk_x
        lda     man_y,x
        sta     ai_walk_y
        lda     #0
        sta     ai_steps
        lda     #RESERVE
        ldy     ai_hurry
        beq     @keep
        lda     #RESERVE_LEAST
@keep:  sta     zp_ai_t
        sec
        lda     ai_energy+1
        sbc     zp_ai_t
        sta     ai_sum_energy
        lda     ai_energy+2
        sbc     #0
        sta     ai_sum_energy+1
        bcc     @done                   ; too tired
@step:  lda     ai_aim
        cmp     #AIM_TAKE
        bne     @way
        lda     ai_flee
        bne     @way
        jsr     take_way
        bne     @take
@way:   jsr     best_way
        beq     @done
@take:
        jsr     pay
        bcs     @done
        jsr     blast_near
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
        jsr     taken
        jsr     way_shot
        bcs     @done
        lda     ai_steps
        cmp     #PATH_MOST
        bcs     @done
        jmp     @step
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

; In Alley Fight nobody else need go there.
.proc taken
        lda     ai_aim
        cmp     #AIM_TAKE
        bne     @done
        ldx     ai_walk_x
        ldy     ai_walk_y
        jmp     take_mark
@done:  rts
.endproc
