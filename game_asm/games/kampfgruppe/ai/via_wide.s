        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export via_wide, via_nearer, via_time, to_via
        .import ai_level, ai_mission, goal_settle, map_at, near_find, place_get
        .import plan_late, to_goal, via_corner, via_to_goal, w_wide_levels, w_wide_pace, w_wide, walk
        .import weapon_sp, wide_place, via_river

FAR             = 20                    ; rows: half as many are yet out of the enemy's reach

        .segment "COMPUTER"

;;; via_wide -- a way round the enemy, when the formation of the unit at work goes by a flank
;;; rule:     W23  who has no time for that goes round by half as many rows where that is yet far,
;;; rule:     W23  else straight; who has a river before him has the way round for a goal, and goes
;;; rule:     W23  on from there, also when he could come straight to his goal, if there is time;
;;; rule:     W23  where the way on leads over it he goes round nearer by, or straight
;;; in:       zp_unit_no, zp_side, ai_level ai_weapon ai_mission ai_forward ai_goal_x/y; the map;
;;;           st_battle st_turn st_last_turn st_map_rows st_objective_x/y
;;; out:      C = 1, ai_via_x/y, over a river another ai_goal_x/y; C = 0 it goes straight, perhaps
;;;           to another ai_goal_x/y
;;; clobbers: A X Y zp_from_x..zp_to_y zp_arg0 zp_map zp_square zp_t0 zp_t1 near_dx near_dy, as
;;;           via_river
;;; cycles:   -
.proc via_wide
        ldy     st_battle
        lda     ai_level
        cmp     w_wide_levels,y
        bcs     @no                     ; lower levels go straight there
        jsr     wide_dry
        bcc     @no
        jsr     place_get
        sec
        sbc     ai_via_x                ; is it as far as that?
        eor     ai_forward
        bpl     @no
        lda     #0
        jsr     via_time
        bcc     @round
        jsr     by_that_edge
        bcs     @edge
        ldy     st_battle
        lda     w_wide,y
        cmp     #FAR
        bcc     @no
        jsr     via_nearer
@edge:  lda     #0
        jsr     via_time
        bcs     @no
@round: jsr     via_corner
        bcs     @done
        jsr     to_via
        jsr     walk
        bcc     @river
        jsr     via_to_goal
        jsr     walk
        bcs     @yes
        jsr     straight
        bcs     @nearer
        bcc     @no                     ; always
@river: jsr     over
        bcs     @done
        jsr     straight
        bcc     @first
@nearer:
        jsr     via_nearer              ; only the way round leads over a river
        jsr     to_via
        jsr     walk
        bcc     @no
        jsr     via_to_goal
        jsr     walk
        bcc     @no
@yes:   sec
@done:  rts
@first: jsr     river_first
@no:    lda     #NOWHERE
        sta     ai_via_x
        clc
        rts
.endproc

; Who has no time for the side's flank and stands beyond the other edge of the area, where a ford or
; bridge has brought him, goes in by that edge.  C = 1, ai_via_x/y ai_goal_x/y; C = 0: he stands
; elsewhere.
.proc by_that_edge
        jsr     place_get
        ldx     zp_side
        lda     zp_from_y
        sec
        sbc     st_objective_y,x        ; C = 0: north of it
        ldy     #MISSION_NORTH
        bcc     @size
        ldy     #MISSION_SOUTH
        eor     #$FF
        adc     #0                      ; C = 1: its size below 0
@size:  cmp     #<-AREA
        bcs     @no
        cpy     ai_mission
        beq     @no
        tya
        jsr     wide_place
        ldx     zp_side
        lda     st_objective_y,x
        asl     a
        sec
        sbc     ai_goal_y
        sta     ai_goal_y
        jsr     goal_settle
        sec
        rts
@no:    clc
        rts
.endproc

; The square by which the side goes round, out of the river; C = 0 there is none.
.proc wide_dry
        lda     ai_mission
        jsr     wide_place
        bcc     @done
@look:  ldx     ai_via_x
        ldy     ai_via_y
        jsr     map_at
        and     #TERRAIN_MASK
        cmp     #TERRAIN_RIVER
        bne     @land
        ldx     zp_side
        lda     ai_via_y
        cmp     st_objective_y,x
        beq     @none
        bcs     @up
        inc     ai_via_y
        bcc     @look                   ; always
@up:    dec     ai_via_y
        bcs     @look                   ; always
@land:  sec
@done:  rts
@none:  clc
        rts
.endproc

; C = 1, ai_via_x/y ai_goal_x/y: over the river first, to where it goes round then, and there is time
; for it; C = 0: they are as before.
.proc over
        lda     ai_goal_y
        pha
        lda     ai_goal_x
        pha
        lda     ai_via_y
        pha
        lda     ai_via_x
        pha
        jsr     via_to_goal
        jsr     near_find
        pha
        jsr     river_first
        jsr     via_river
        pla
        bcc     @no
        jsr     via_time
        bcs     @no
        pla
        pla
        pla
        pla
        sec
        rts
@no:    pla
        sta     ai_via_x
        pla
        sta     ai_via_y
        pla
        sta     ai_goal_x
        pla
        sta     ai_goal_y
        clc
        rts
.endproc

; C = 1 when the unit comes straight to its goal.
.proc straight
        jsr     place_get
        jsr     to_goal
        jmp     walk
.endproc

;;; via_nearer -- the way round by half as many rows
;;; rule:     W23
;;; in:       zp_side, ai_via_y; st_objective_y
;;; out:      ai_via_y
;;; clobbers: A X
;;; cycles:   <= 30
.proc via_nearer
        ldx     zp_side
        lda     st_objective_y,x
        clc
        adc     ai_via_y
        lsr     a
        sta     ai_via_y
        rts
.endproc

; A river is in the way: the goal for the time being is where it would go round.
.proc river_first
        lda     ai_via_x
        sta     ai_goal_x
        lda     ai_via_y
        sta     ai_goal_y
        rts
.endproc

;;; via_time -- is a way by ai_via_x/y too long for the turns that are left?
;;; rule:     W23
;;; in:       A = squares that it goes on from ai_goal_x/y; zp_unit_no, ai_weapon ai_goal_x/y
;;;           ai_via_x/y; st_battle st_turn st_last_turn
;;; out:      C = 1 when it is
;;; clobbers: A X Y zp_from_x..zp_to_y zp_arg0 zp_t0 zp_t1 near_dx near_dy ai_t0
;;; cycles:   <= 1000
.proc via_time
        sta     ai_t0
        jsr     to_via
        jsr     near_find
        clc
        adc     ai_t0
        sta     ai_t0
        jsr     via_to_goal
        jsr     near_find
        clc
        adc     ai_t0
        pha
        ldx     st_battle
        lda     w_wide_pace,x
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

;;; to_via -- from the unit at work to where it would go round
;;; in:       zp_unit_no, ai_via_x/y
;;; out:      zp_from_x/y, zp_to_x/y
;;; clobbers: A X Y
;;; cycles:   <= 100
.proc to_via
        jsr     place_get
        lda     ai_via_x
        sta     zp_to_x
        lda     ai_via_y
        sta     zp_to_y
        rts
.endproc
