        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export way_left
        .import near_find, middle_to, place_get

        .segment "COMPUTER"

;;; way_left -- how far the unit at work has to go to the middle of the objective
;;; in:       zp_unit, zp_unit_no; zp_side, st_objective_x/y
;;; out:      A = squares, by where its orders send it; C = 0
;;; clobbers: X Y zp_from_x..zp_to_y near_dx near_dy zp_t0
;;; cycles:   <= 450
.proc way_left
        jsr     place_get
        lda     #0
        sta     zp_t0
        ldy     #U_GOAL_X
@leg:   lda     (zp_unit),y
        bmi     @last
        sta     zp_to_x
        iny
        lda     (zp_unit),y
        sta     zp_to_y
        jsr     add_leg
        iny
        cpy     #U_NEXT_X+2
        bne     @leg
@last:  jsr     middle_to
        jsr     add_leg
        lda     zp_t0
        clc
        rts
.endproc

; zp_t0 = so much more from zp_from to zp_to; on from there.
.proc add_leg
        jsr     near_find
        clc
        adc     zp_t0
        sta     zp_t0
        lda     zp_to_x
        sta     zp_from_x
        lda     zp_to_y
        sta     zp_from_y
        rts
.endproc
