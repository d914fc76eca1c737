; A defender whose enemy stays away.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export sally
        .import row_turned, hunt, goal_set, via_river, under_way, area_here, foe_col, foe_row
        .import strikes
        .import ai_rich, w_sally_margin, w_sally_turn, w_sally_near

REPORTED        = 2                     ; the turn before which the first report was read

        .segment "COMPUTER"

;;; sally -- the unit at work goes out to an attacker who leads by points that he did not spend
;;; rule:     W23 10.2.3  the report after turn 1, when nobody has gained anything, tells; who knows
;;; rule:     W23  of nobody walks through the enemy's part of the map, each in a row of his own
;;; in:       zp_unit zp_unit_no, zp_side; ai_kind ai_margin ai_rich ai_threat ai_forward;
;;;           st_turn st_battle
;;; out:      C = 1 when it goes, or is on its way; C = 0 else; changes unit_records, st_mission
;;; clobbers: A X Y, what the rules use and the overlay's own
;;; cycles:   -
.proc sally
        ldx     #0
        lda     zp_side
        beq     @side
        ldx     #FORMATIONS
@side:  lda     st_turn
        cmp     #REPORTED
        bne     @told
        lda     ai_rich
        beq     @no
        lda     ai_margin
        cmp     w_sally_margin
        bcc     @no
        sta     st_mission,x            ; kept: a defender's formations have no other mission
@told:  lda     st_mission,x
        beq     @no
        ldx     st_battle
        lda     st_turn
        cmp     w_sally_turn,x
        bcc     @no
        jsr     strikes
        bcc     @mobile
        cmp     #KIND_HMG
        bcc     @no                     ; guns, and what only carries
@mobile:
        ldx     ai_threat
        cpx     #NO_UNIT
        beq     @out
        lda     foe_col,x
        sta     zp_from_x
        lda     foe_row,x
        sta     zp_from_y
        jsr     area_here
        cmp     w_sally_near
        bcc     @no                     ; he comes after all
@out:   lda     #MAP_SIDE
        jsr     hunt
        bcs     @yes
        jsr     under_way
        bcs     @yes
        ldx     #0                      ; the enemy's edge of the map
        lda     ai_forward
        bmi     @column
        ldx     #MAP_SIDE-1
@column:
        stx     ai_goal_x
        lda     st_map_rows
        jsr     row_turned
        sta     ai_goal_y
        jsr     via_river
        jmp     goal_set
@no:    clc
@yes:   rts
.endproc
