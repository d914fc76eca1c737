        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export via_wide
        .import goal_settle, near_find, place_get
        .import to_goal, via_corner, via_to_goal, w_wide, walk, walk_by, walk_on
        .import wide_dry, wide_place, via_river, via_time, via_nearer, to_via
        .import way_keep, way_back, via_first

FAR             = 20                    ; rows: half as many are yet out of the enemy's reach

        .segment "COMPUTER"

;;; via_wide -- a way round the enemy, when the formation of the unit at work goes by a flank
;;; rule:     W23  who has no time for that goes round by half as many rows where that is yet far,
;;; rule:     W23  else straight; who has a river before him has the way round for a goal, and goes
;;; rule:     W23  on from there, also when he could come straight to his goal, if there is time;
;;; rule:     W23  where the way on leads over it he goes round nearer by, or straight
;;; in:       zp_unit_no, zp_side, ai_weapon ai_mission ai_forward ai_goal_x/y; the map;
;;;           st_battle st_turn st_last_turn st_map_rows st_objective_x/y
;;; out:      C = 1, ai_via_x/y, over a river another ai_goal_x/y; C = 0 it goes straight, perhaps
;;;           to another ai_goal_x/y
;;; clobbers: A X Y zp_from_x..zp_to_y zp_arg0 zp_map zp_square zp_t0 zp_t1 near_dx near_dy, as
;;;           via_river, own_way..own_way+3
;;; cycles:   -
.proc via_wide
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
        jsr     walk_on
        bcs     @yes
        jsr     straight
        bcs     @nearer
        bcc     @no                     ; always
@river: jsr     over_first
        bcs     @done
        jsr     straight
        bcc     @first
@nearer:
        jsr     via_nearer              ; only the way round leads over a river
        jsr     walk_by
        bcc     @no
@yes:   sec
@done:  rts
@first: jsr     via_first               ; a river is in the way
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

; C = 1, ai_via_x/y ai_goal_x/y: over the river first, to where it goes round then, and there is
; time for it; C = 0: they are as before.
.proc over_first
        jsr     way_keep
        jsr     via_to_goal
        jsr     near_find
        pha
        jsr     via_first
        jsr     via_river
        pla
        bcc     @no
        jsr     via_time
        bcs     @no
        sec
        rts
@no:    jsr     way_back
        clc
        rts
.endproc

; C = 1 when the unit comes straight to its goal.
.proc straight
        jsr     place_get
        jsr     to_goal
        jmp     walk
.endproc
