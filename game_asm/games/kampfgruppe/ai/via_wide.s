        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export via_wide
        .import ai_level, ai_mission, place_get, near_find, walk, plan_late, weapon_sp, via_to_goal
        .import w_wide, w_wide_short, w_wide_pace, w_wide_levels

MARGIN          = 2                     ; rows from the map's edge

        .segment "COMPUTER"

;;; via_wide -- a way round the enemy, when the formation of the unit at work goes by a flank
;;; rule:     W23  so far from the objective's rows that a defender there cannot fire at it; who has
;;; rule:     W23  no time for that, or a river in the way, goes straight
;;; in:       zp_unit_no, zp_side, ai_level ai_weapon ai_mission ai_forward ai_goal_x/y; the map;
;;;           st_battle st_turn st_last_turn st_map_rows st_objective_x/y
;;; out:      C = 1, ai_via_x/y; C = 0 it goes straight
;;; clobbers: A X Y zp_from_x..zp_to_y zp_arg0 zp_map zp_square zp_t0 zp_t1 near_dx near_dy ai_t0
;;; cycles:   -
.proc via_wide
        ldy     st_battle
        lda     ai_level
        cmp     w_wide_levels,y
        bcs     @no                     ; lower levels go straight there
        ldx     zp_side
        lda     ai_mission
        cmp     #MISSION_NORTH
        beq     @north
        cmp     #MISSION_SOUTH
        bne     @no
        lda     st_map_rows
        sec
        sbc     #MARGIN+1
        sta     ai_via_y
        lda     st_objective_y,x
        clc
        adc     w_wide,y
        cmp     ai_via_y
        bcc     @row
        lda     ai_via_y
        bcs     @row                    ; always
@north: lda     st_objective_y,x
        sec
        sbc     w_wide,y
        bcc     @top
        cmp     #MARGIN
        bcs     @row
@top:   lda     #MARGIN
@row:   sta     ai_via_y
        lda     w_wide,y
        beq     @no
        lda     st_objective_x,x
        ldy     ai_forward
        bpl     @west
        clc
        adc     w_wide_short
        jmp     @column
@west:  sec
        sbc     w_wide_short
@column:
        cmp     #MAP_SIDE
        bcs     @no
        sta     ai_via_x
        jsr     place_get
        sec
        sbc     ai_via_x                ; is it as far as that?
        eor     ai_forward
        bpl     @no
        jsr     time
        bcs     @no
        jsr     to_via
        jsr     walk
        bcc     @no
        jsr     via_to_goal
        jsr     walk
        bcc     @no
        sec
        rts
@no:    lda     #NOWHERE
        sta     ai_via_x
        clc
        rts
.endproc

; C = 1 when the way round is too long for the turns that are left.
.proc time
        jsr     to_via
        jsr     near_find
        sta     ai_t0
        jsr     via_to_goal
        jsr     near_find
        clc
        adc     ai_t0
        pha
        lda     w_wide_pace
        sta     zp_arg0
        lda     st_last_turn
        sec
        sbc     st_turn
        bcs     @left
        lda     #0
@left:  tay
        ldx     ai_weapon
        lda     weapon_sp,x
        tax
        pla
        jmp     plan_late
.endproc

; zp_from = the unit's place, zp_to = where it would go round.
.proc to_via
        jsr     place_get
        lda     ai_via_x
        sta     zp_to_x
        lda     ai_via_y
        sta     zp_to_y
        rts
.endproc
