; The way a soldier goes this turn.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export plan_move
        .import flood_ready, path_find, path_trim, plan_try, try_turn, try_plain, goal_distance
        .import skill_budget, skill_march

        .segment "COMPUTER"

FLIGHT          = 210                   ; time points of a way out of a blast
CONTACT         = 24                    ; squares from the goal within which somebody may be
DISTANT         = 40                    ; squares from the goal where nobody is waited for
STRIDE          = 120                   ; time points of a way there
MOST_SQUARES    = 9                     ; of one order

;;; plan_move -- towards the goal, or away from it
;;; rule:     5.4  move orders; 8.4  modes; 9.0  sneaking; W24
;;; in:       zp_actor; ai_halt = steps from the goal at which he stops; ai_flee; zp_near_far
;;; out:      man_orders; his place as it will be; changes distance, man_*
;;; clobbers: A X Y zp_index zp_other ai_* queue_* and what the rules use
;;; cycles:   -
.proc plan_move
        jsr     flood_ready
        lda     ai_flee
        bne     @upright
        lda     zp_near_far
        cmp     #ALERT
        bcc     @sneak
        jsr     goal_distance
        cmp     #CONTACT
        bcs     @upright
@sneak: ldx     zp_actor
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
        ldx     ai_skill
        lda     zp_near_far
        cmp     #ALERT
        lda     skill_budget,x
        bcc     @budget
        jsr     goal_distance
        ldx     ai_skill
        cmp     #FAR                    ; no place to go to: somebody is looked for
        beq     @march
        cmp     #DISTANT
        lda     #STRIDE
        bcs     @budget
@march: lda     skill_march,x
@budget:
        cmp     ai_time
        bcc     @time
        lda     ai_time
@time:  sta     ai_budget
        ldx     zp_actor
        ldy     #'R'
        lda     ai_flee
        bne     @mode
        lda     zp_near_far
        cmp     #ALERT
        bcc     @mode
        jsr     goal_distance
        ldy     #'R'
        cmp     #CONTACT
        bcc     @mode
        ldy     #'W'                    ; on the march he saves his strength
@mode:  sty     ai_mode
        jsr     path_find
        jsr     path_trim
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
