; How far a man is from the goal.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export goal_distance, has_arrived
        .import enemy_distance, aim_within, size

        .segment "COMPUTER"

;;; goal_distance -- squares from a man to the goal as the crow flies
;;; in:       zp_actor; ai_goal_x/y
;;; out:      A; 255 when there is no goal
;;; clobbers: X zp_t0 zp_t1 zp_to_x zp_to_y
;;; cycles:   <= 120
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

;;; has_arrived -- does a man stand where his scenario wants him?
;;; rule:     16.A2.6 16.A4.6 16.B1.3 16.B2.1  within three squares
;;; in:       zp_actor; ai_goal_x/y; st_scenario st_side
;;; out:      C = 1 when he does; X = 2 * scenario + side
;;; clobbers: A Y arrive_within
;;; cycles:   <= 130
.proc has_arrived
        lda     st_scenario
        asl     a
        ora     st_side
        tax
        lda     aim_within,x
        sta     arrive_within
        ldy     zp_actor
        lda     man_x,y
        sec
        sbc     ai_goal_x
        jsr     @near
        bcc     @no
        lda     man_y,y
        sec
        sbc     ai_goal_y
@near:  jsr     size
        cmp     arrive_within
        beq     @yes
        bcs     @far
@yes:   sec
@no:    rts
@far:   clc
        rts
.endproc

        .segment "COMPUTER_BSS"
arrive_within:  .res 1
