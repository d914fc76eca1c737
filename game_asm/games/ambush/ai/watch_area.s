; Fire on area, and when it is worth the strength.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export watch_area, overlooked
        .import danger_at, plan_try, try_one, stand_out, skill_least, skill_reload, skill_sneaks

        .segment "COMPUTER"
WATCH_MOST      = 99                    ; FApptt
WATCH_LEAST     = 10

;;; overlooked -- may somebody look at his square, as far as a way has been looked for this turn?
;;; in:       zp_actor; ai_flooded; danger
;;; out:      C = 1 when somebody may
;;; clobbers: A X Y zp_map_ptr zp_dist_ptr
;;; cycles:   <= 120
.proc overlooked
        lda     ai_flooded
        beq     @no
        ldx     zp_actor
        ldy     man_y,x
        lda     man_x,x
        tax
        jsr     danger_at
        cmp     #1
        rts
@no:    clc
        rts
.endproc

;;; watch_area -- FA for the rest of the turn, as long as such an order can be; then he loads
;;; rule:     12.3  fire on area
;;; in:       zp_actor; zp_gun
;;; out:      man_orders
;;; clobbers: as plan_try
;;; cycles:   -
.proc watch_area
        ldx     ai_skill
        lda     skill_sneaks,x
        bne     @time_left
        jsr     stand_out
@time_left:
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
