; Where to look for the enemy.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export hunt_goal, anyone_near
        .import search_column, search_row, search_count, enemy_distance, man_fit, aim_search
        .import lost_x, lost_y, size

        .segment "COMPUTER"

MET             = $80                   ; of st_stage: an enemy was known the turn before
NEAR_ENOUGH     = 1                     ; squares from a place that has been looked at

;;; hunt_goal -- the enemy, if any is known; else places where one may be, one after another
;;; rule:     W24  first about where he was who was the last to be known
;;; in:       known_x; ai_goal_x/y = st_target of the side; st_stage st_scenario st_side; lost_x/y
;;; out:      ai_goal_x/y, 0 = the enemies themselves; st_stage
;;; clobbers: A X Y zp_t0 zp_t1 zp_to_x zp_to_y zp_ai_t
;;; cycles:   -
.proc hunt_goal
        ldx     ai_foe
        ldy     #SQUAD
@man:   lda     known_x,x
        bne     @known
        inx
        dey
        bne     @man
        ldy     st_side
        lda     st_stage,y
        bpl     @round
        and     #<~MET
        sta     st_stage,y
        lda     lost_x
        beq     @round
        jsr     place_lost
@round: lda     ai_goal_x
        beq     @search
        lda     st_stage,y
        bne     @search
        jsr     goal_reached
        bcc     @done
@next:  ldy     st_side
        lda     st_stage,y
        clc
        adc     #1
        sta     st_stage,y
        cmp     search_count
        bcc     @search
        beq     @search
        lda     #1
        sta     st_stage,y
@search:
        ldx     st_stage,y
        bne     @place
        lda     st_scenario
        asl     a
        ora     st_side
        tax
        lda     aim_search,x
        sta     st_stage,y
        tax
@place: lda     search_column-1,x
        sta     ai_goal_x
        lda     search_row-1,x
        sta     ai_goal_y
        jsr     goal_reached
        bcs     @next
@done:  rts
@known: ldy     st_side
        lda     st_stage,y
        ora     #MET
        sta     st_stage,y
        lda     #0
        sta     ai_goal_x
        rts
.endproc

; st_stage of side Y = the place nearest to lost_x/y
.proc place_lost
        lda     #FAR
        sta     zp_ai_t
        ldx     search_count
@place: sec
        lda     search_column-1,x
        sbc     lost_x
        jsr     size
        sta     zp_t0
        sec
        lda     search_row-1,x
        sbc     lost_y
        jsr     size
        clc
        adc     zp_t0
        cmp     zp_ai_t
        bcs     @next
        sta     zp_ai_t
        txa
        sta     st_stage,y
@next:  dex
        bne     @place
        rts
.endproc

.proc goal_reached
        lda     ai_goal_x
        sta     zp_to_x
        lda     ai_goal_y
        sta     zp_to_y
        lda     #NEAR_ENOUGH
        falls_into anyone_near
.endproc

;;; anyone_near -- is one of the side's men near a square?
;;; in:       A = squares; zp_to_x/y
;;; out:      C = 1 when a fit man is that near
;;; clobbers: A X zp_t0 zp_t1 zp_ai_t
;;; cycles:   <= 1100
.proc anyone_near
        sta     zp_ai_t
        inc     zp_ai_t
        lda     ai_first
        clc
        adc     #SQUAD-1
        tax
@man:   jsr     man_fit
        bcc     @next
        jsr     enemy_distance
        cmp     zp_ai_t
        bcc     @yes
@next:  cpx     ai_first
        beq     @no
        dex
        bpl     @man
@no:    clc
        rts
@yes:   sec
        rts
.endproc
