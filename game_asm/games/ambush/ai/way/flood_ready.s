; The distance map, when somebody needs it.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export flood_ready, flood_again
        .import flood_clear, flood_source, flood_run, take_sources, aim_within, map_square
        .import man_fit, aim_row, known_square, square_off

        .segment "COMPUTER"

;;; flood_ready -- make the distance map of this turn unless it is made
;;; in:       ai_goal_x/y, without a goal every enemy's known place
;;; out:      distance
;;; clobbers: A X Y ai_flooded zp_ptr0 zp_t0 zp_to_x zp_to_y zp_index reach_* take_at_* and what
;;;           flood_run uses
;;; cycles:   -
.proc flood_ready
        lda     ai_flooded
        beq     @make
        rts
@make:  inc     ai_flooded
        .assert * = flood_again, error, "flood_again must follow"
.endproc

;;; flood_again -- make it again
;;; in:       as flood_ready
;;; out:      distance
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_to_x zp_to_y zp_index reach_* take_at_* and what flood_run uses
;;; cycles:   -
.proc flood_again
        jsr     flood_clear
        lda     ai_aim
        cmp     #AIM_TAKE
        bne     @place
        jsr     take_sources
        jmp     flood_run
@place: ldx     ai_goal_x
        beq     @enemies
        cmp     #AIM_REACH
        bne     @square
        jsr     reach_sources
        jmp     flood_run
@square:
        ldy     ai_goal_y
        jsr     flood_source
        jmp     flood_run
@enemies:
        ldx     #SQUAD-1
@man:   stx     zp_index
        txa
        clc
        adc     ai_foe
        tay
        jsr     known_square
        beq     @next
        ldx     zp_to_x
        ldy     zp_to_y
        jsr     flood_source
@next:  ldx     zp_index
        dex
        bpl     @man
        jmp     flood_run
.endproc

; All squares about the goal that count as there.
.proc reach_sources
        jsr     aim_row
        lda     aim_within,x
        sta     reach_within
        lda     ai_goal_y
        clc
        adc     reach_within
        sta     reach_y
@row:   lda     ai_goal_x
        clc
        adc     reach_within
        sta     reach_x
@square:
        ldx     reach_x
        ldy     reach_y
        jsr     square_off
        bcs     @next
        jsr     map_square
        and     #GROUND_MASK
        cmp     #GROUND_STATUE
        beq     @next
        lda     reach_within
        beq     @free
        jsr     friend_there
        bcs     @next
@free:  jsr     flood_source
@next:  dec     reach_x
        lda     reach_x
        clc
        adc     reach_within
        cmp     ai_goal_x
        bcs     @square
        dec     reach_y
        lda     reach_y
        clc
        adc     reach_within
        cmp     ai_goal_y
        bcs     @row
        rts
.endproc

; C = 1 when a man of the side stands in square X Y; X Y kept
.proc friend_there
        stx     zp_ai_t
        sty     zp_ai_u
        ldx     ai_first
        ldy     #SQUAD
@man:   jsr     man_fit
        bcc     @next
        lda     man_x,x
        cmp     zp_ai_t
        bne     @next
        lda     man_y,x
        cmp     zp_ai_u
        beq     @done                   ; C = 1
@next:  inx
        dey
        bne     @man
        clc
@done:  ldx     zp_ai_t
        ldy     zp_ai_u
        rts
.endproc

        .segment "COMPUTER_BSS"
reach_within:   .res 1
reach_x:        .res 1
reach_y:        .res 1
