; How far a man is from the goal, and the distance map when somebody needs it.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export goal_distance, flood_ready
        .import danger_map, flood_clear, flood_source, flood_run, enemy_distance

        .segment "COMPUTER"

COLUMN          = %00111111            ; of known_x

;;; goal_distance -- squares from a man to the goal as the crow flies
;;; in:       zp_actor; ai_goal_x/y
;;; out:      A; 255 when there is no goal
;;; clobbers: X zp_t0 zp_t1 zp_to_x zp_to_y
;;; cycles:   <= 100
.proc goal_distance
        lda     ai_goal_x
        beq     @none
        sta     zp_to_x
        lda     ai_goal_y
        sta     zp_to_y
        ldx     zp_actor
        jmp     enemy_distance
@none:  lda     #FAR
        rts
.endproc

;;; flood_ready -- make the distance map of this turn unless it is made
;;; in:       ai_goal_x/y, without a goal every enemy's known place
;;; out:      distance danger
;;; clobbers: A X Y ai_flooded zp_index and what danger_map and flood_run use
;;; cycles:   -
.proc flood_ready
        lda     ai_flooded
        bne     @done
        inc     ai_flooded
        jsr     danger_map
        jsr     flood_clear
        ldx     ai_goal_x
        beq     @enemies
        ldy     ai_goal_y
        jsr     flood_source
        jmp     flood_run
@enemies:
        ldx     #SQUAD-1
@man:   stx     zp_index
        txa
        clc
        adc     ai_foe
        tax
        ldy     known_y,x
        lda     known_x,x
        beq     @next
        and     #COLUMN
        tax
        jsr     flood_source
@next:  ldx     zp_index
        dex
        bpl     @man
        jmp     flood_run
@done:  rts
.endproc
