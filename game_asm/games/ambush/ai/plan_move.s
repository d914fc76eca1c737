; The way a soldier goes this turn.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export plan_move
        .import flood_ready, path_find, path_trim, plan_try, try_turn, try_plain, goal_distance
        .import skill_creeps, path_edge, squad_leash, skill_budget, skill_march

        .segment "COMPUTER"

FLIGHT          = 210                   ; time points of a way out of a blast
CONTACT         = 15                    ; squares from the goal within which somebody may be
MOST_SQUARES    = 9                     ; of one order

;;; plan_move -- towards the goal, or away from it
;;; rule:     5.4  move orders; 8.4  modes; 9.0  sneaking; W24
;;; in:       zp_actor; ai_halt = steps from the goal at which he stops; ai_flee; zp_near_far
;;; out:      man_orders; his place as it will be; changes distance, man_*
;;; clobbers: A X Y zp_index ai_* queue_* and what the rules use
;;; cycles:   -
.proc plan_move
        jsr     flood_ready
        lda     ai_flee
        bne     @upright
        jsr     squad_leash
        lda     zp_near_far
        cmp     #ALERT
        bcc     @sneak
        jsr     goal_distance
        cmp     #CONTACT
        bcs     @upright
@sneak: ldx     ai_skill
        lda     skill_creeps,x
        beq     @upright
        ldx     zp_actor
        lda     man_sneaking,x
        bne     @open
        lda     #ORD_SB
        jsr     try_plain
        jmp     @open
@upright:
        ldx     zp_actor
        lda     man_sneaking,x
        beq     @open
        lda     #ORD_SE
        jsr     try_plain
@open:  lda     #FLIGHT
        ldy     ai_flee
        bne     @budget
        jsr     contact_far
        ldx     ai_skill
        lda     skill_march,x
        bcs     @budget
        lda     skill_budget,x
@budget:
        cmp     ai_time
        bcc     @time
        lda     ai_time
@time:  sta     ai_budget
        ldx     zp_actor
        ldy     #'R'
        lda     ai_flee
        bne     @mode
        jsr     contact_far
        ldy     #'R'
        bcc     @mode
        ldy     #'W'                    ; on the march he saves his strength
@mode:  sty     ai_mode
        jsr     path_find
        jsr     path_trim
        jsr     path_edge
        lda     ai_steps
        beq     @done
        ldx     zp_actor
        lda     man_posture,x
        beq     path_write
        lda     ai_path
        ldy     #'S'
        jsr     try_turn
        bcc     path_write
@done:  rts
.endproc

; C = 0 when an enemy is known to be near, or may be
.proc contact_far
        lda     zp_near_far
        cmp     #ALERT
        bcc     @done
        jsr     goal_distance
        cmp     #EXPECTED
@done:  rts
.endproc

; The way as orders, squares in one direction together.
.proc path_write
        ldx     #0
@order: cpx     ai_steps
        bcs     @done
        lda     ai_path,x
        sta     zp_order+1
        ldy     #0
@same:  iny
        inx
        cpx     ai_steps
        bcs     @write
        cpy     #MOST_SQUARES
        bcs     @write
        lda     ai_path,x
        cmp     zp_order+1
        beq     @same
@write: sty     zp_order+2
        lda     #ORD_MR
        sta     zp_order
        lda     ai_mode
        sta     zp_order+3
        txa
        pha
        jsr     plan_try
        pla
        tax
        bcc     @order
@done:  rts
.endproc
