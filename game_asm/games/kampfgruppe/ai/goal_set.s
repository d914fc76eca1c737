        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export goal_set, delay_set
        .import order_delay

        .segment "COMPUTER"

;;; goal_set -- order the unit at work to a square, by way of another if there is one
;;; rule:     5.5.1 5.5.2 5.5.4 5.11.1 5.4.7  a new order brings its delay and ends a loading
;;; in:       zp_unit, zp_unit_no; ai_goal_x/y, ai_via_x/y (NOWHERE: straight)
;;; out:      U_GOAL_*, U_NEXT_*, U_DELAY, U_LOAD, U_FLAGS, when it is not under way there already;
;;;           C = 1; changes unit_records
;;; clobbers: A X Y, as order_delay and the overlay's own
;;; cycles:   <= 4200
.proc goal_set
        lda     ai_via_x
        bpl     @two
        lda     ai_goal_x
        sta     ai_via_x
        lda     ai_goal_y
        sta     ai_via_y
        lda     #NOWHERE
        sta     ai_goal_x
@two:   ldy     #U_GOAL_X
@same:  lda     (zp_unit),y
        cmp     ai_via_x - U_GOAL_X,y
        bne     @new
        iny
        cpy     #U_NEXT_X+1
        bne     @same
        rts
@new:   ldy     #U_GOAL_X
@byte:  lda     ai_via_x - U_GOAL_X,y
        sta     (zp_unit),y
        iny
        cpy     #U_NEXT_Y+1
        bne     @byte
        lda     #NO_UNIT
        ldy     #U_LOAD
        sta     (zp_unit),y
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #<~UF_RIVER             ; perhaps there is a way now
        sta     (zp_unit),y
        falls_into delay_set
.endproc

;;; delay_set -- the unit at work has a new order: it waits for it
;;; rule:     5.4.7
;;; in:       zp_unit, zp_unit_no
;;; out:      U_DELAY, C = 1; changes unit_records
;;; clobbers: A X Y, as order_delay and the overlay's own
;;; cycles:   <= 4000
.proc delay_set
        jsr     order_delay
        ldy     #U_DELAY
        sta     (zp_unit),y
        sec
        rts
.endproc

        .assert U_NEXT_X = U_GOAL_X + 2, error, "goal_set steps through the four"
        .assert ai_goal_x = ai_via_x + 2, error, "and through these"
