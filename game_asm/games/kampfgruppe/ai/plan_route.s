; Objectives of movement: set only when they change, each with its delay.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "ai/ai.inc"

        .export goal_set, goal_none, speed_full, speed_set, via_river
        .import order_delay, place_get, near_find, river_between, weapon_sp
        .import cross_col, cross_row

        .segment "COMPUTER"

;;; goal_set -- order the unit at work to a square, by way of another if there is one
;;; rule:     5.5.1 5.5.2 5.5.4 5.11.1 5.4.7  a new order brings its delay and ends a loading
;;; in:       zp_unit, zp_unit_no; ai_goal_x/y, ai_via_x/y (NOWHERE: straight)
;;; out:      U_GOAL_*, U_NEXT_*, U_DELAY, U_LOAD, when it is not under way there already;
;;;           changes unit_records
;;; clobbers: A X Y, as order_delay and the overlay's own
;;; cycles:   <= 4200
.proc goal_set
        lda     ai_via_x
        cmp     #NOWHERE
        bne     @two
        lda     ai_goal_x
        sta     ai_via_x
        lda     ai_goal_y
        sta     ai_via_y
        lda     #NOWHERE
        sta     ai_goal_x
@two:   ldy     #U_GOAL_X
        lda     (zp_unit),y
        cmp     ai_via_x
        bne     @new
        iny
        lda     (zp_unit),y
        cmp     ai_via_y
        bne     @new
        iny
        lda     (zp_unit),y
        cmp     ai_goal_x
        beq     @done
@new:   ldy     #U_GOAL_X
        lda     ai_via_x
        sta     (zp_unit),y
        iny
        lda     ai_via_y
        sta     (zp_unit),y
        iny
        lda     ai_goal_x
        sta     (zp_unit),y
        iny
        lda     ai_goal_y
        sta     (zp_unit),y
        lda     #NO_UNIT
        ldy     #U_LOAD
        sta     (zp_unit),y
        jsr     order_delay
        ldy     #U_DELAY
        sta     (zp_unit),y
@done:  rts
.endproc
        .assert U_NEXT_X = U_GOAL_X + 2, error, "goal_set steps through the four"

;;; goal_none -- the unit at work stays where it is
;;; rule:     5.2.9 5.11.2  giving up a movement costs a pulse
;;; in:       zp_unit
;;; out:      U_GOAL_X, U_NEXT_X, U_DELAY; changes unit_records
;;; clobbers: A Y
;;; cycles:   <= 50
.proc goal_none
        ldy     #U_GOAL_X
        lda     (zp_unit),y
        cmp     #NOWHERE
        beq     @done
        lda     #NOWHERE
        sta     (zp_unit),y
        ldy     #U_NEXT_X
        sta     (zp_unit),y
        lda     #1
        ldy     #U_DELAY
        sta     (zp_unit),y
@done:  rts
.endproc

;;; speed_full -- the unit at work goes as fast as it can
;;; in:       zp_unit, ai_weapon
;;; out:      U_SPEED; changes unit_records
;;; clobbers: A X Y
;;; cycles:   <= 30
.proc speed_full
        ldx     ai_weapon
        lda     weapon_sp,x
        ; on into speed_set
.endproc
        falls_into speed_set

;;; speed_set -- the speed of the unit at work
;;; rule:     5.2.12 12.0.2
;;; in:       A = speed; zp_unit
;;; out:      U_SPEED; changes unit_records
;;; clobbers: Y
;;; cycles:   <= 20
.proc speed_set
        ldy     #U_SPEED
        sta     (zp_unit),y
        rts
.endproc

;;; via_river -- round by the ford or bridge that is least out of the way, when a river is between
;;; rule:     4.10.2 W12
;;; in:       zp_unit_no, ai_goal_x/y, ai_crossings
;;; out:      C = 1, ai_via_x/y; C = 0 no river, or no way over it
;;; clobbers: A X Y zp_from_x..zp_to_y zp_map zp_square near_dx near_dy ai_best ai_t0..ai_t2
;;;           zp_range zp_rules range_dx/dy
;;; cycles:   <= 12000
.proc via_river
        ldx     ai_crossings
        beq     @no
        jsr     place_get
        lda     ai_goal_x
        sta     zp_to_x
        lda     ai_goal_y
        sta     zp_to_y
        jsr     river_between
        bcc     @done
        lda     #$FF
        sta     ai_best
        ldx     ai_crossings
@cross: jsr     place_get
        lda     cross_col-1,x
        sta     zp_to_x
        lda     cross_row-1,x
        sta     zp_to_y
        jsr     near_find
        cmp     #1
        bcc     @next                   ; stands on it: the others
        sta     ai_t0
        lda     ai_goal_x
        sta     zp_from_x
        lda     ai_goal_y
        sta     zp_from_y
        jsr     near_find
        clc
        adc     ai_t0
        cmp     ai_best
        bcs     @next
        sta     ai_best
        lda     zp_to_x
        sta     ai_via_x
        lda     zp_to_y
        sta     ai_via_y
@next:  dex
        bne     @cross
        lda     ai_best
        cmp     #$FF
        bcs     @no
        sec
        rts
@no:    clc
@done:  rts
.endproc
