        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export via_corner
        .import place_get, near_find, walk_by, via_to_goal, via_nearer, via_time, w_corner
        .import column_own, way_keep, way_back, via_first

FRONT           = 6                     ; rows from the objective's, to the flank's side

        .segment "COMPUTER_TEXT"
corner_x:       .res 1
last_leg:       .res 1

        .segment "COMPUTER"

;;; via_corner -- who would pass before the objective on his way round goes to the flank first
;;; rule:     W23  a way is diagonal first: who comes from the other side would come under its guns
;;; rule:     W23  one by one; not who has no time for that, or a river before him
;;; in:       zp_unit_no, zp_side, ai_forward ai_weapon ai_goal_x/y, ai_via_x/y = where he goes
;;;           round; the map; st_battle st_turn st_last_turn st_objective_x/y
;;; out:      C = 1, ai_via_x/y = the corner, ai_goal_x/y where he goes round; C = 0: as before
;;; clobbers: A X Y zp_from_x..zp_to_y zp_arg0 zp_map zp_square zp_t0 zp_t1 near_dx near_dy ai_t0
;;;           own_walk..own_walk+7 own_way..own_way+3
;;; cycles:   -
.proc via_corner
        jsr     before_front
        bcc     @no
        jsr     way_keep
        jsr     via_to_goal
        jsr     near_find
        sta     last_leg
        jsr     via_first
        jsr     via_nearer
        lda     corner_x
        sta     ai_via_x
        lda     last_leg
        jsr     via_time
        bcs     @back
        jsr     walk_by
        bcs     @yes
@back:  jsr     way_back
@no:    clc
@yes:   rts
.endproc

; C = 1, corner_x when the unit is behind that column and would be before the objective there.
.proc before_front
        ldy     st_battle
        ldx     zp_side
        lda     w_corner,y
        sta     ai_t0
        lda     st_objective_x,x
        jsr     column_own
        cmp     #MAP_SIDE
        bcs     @no
        sta     corner_x
        lda     w_corner,y
        beq     @no
        jsr     place_get
        ldx     zp_side
        lda     corner_x
        sec
        sbc     zp_from_x
        tay
        eor     ai_forward
        bmi     @past
        tya
        bpl     @columns
        eor     #$FF
        clc
        adc     #1
@columns:
        sta     ai_t0
        lda     ai_via_y
        cmp     st_objective_y,x
        lda     zp_from_y
        bcc     @north
        sbc     st_objective_y,x
        jmp     @rows
@north: lda     st_objective_y,x
        sec
        sbc     zp_from_y
@rows:  clc
        adc     ai_t0
        bmi     @yes
        cmp     #FRONT
        bcs     @no
@yes:   sec
        rts
@past:  lda     zp_from_x               ; down its own column
        sta     corner_x
        lda     #0
        beq     @columns                ; always
@no:    clc
        rts
.endproc
