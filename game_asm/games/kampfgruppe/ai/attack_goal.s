        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export attack_goal, goal_settle, dry_ground
        .import w_level_short, via_river, via_wide, river_at, cover_seek, column_own
        .import w_short, w_short_hq, w_deep, w_gather_back, ai_gathers

        .segment "COMPUTER"

NOT_RIVER       = 5                     ; columns to look back for dry ground
LANE_MOST       = 7                     ; rows from the objective's: cover may be two further

;;; attack_goal -- where in the objective area the unit at work belongs, and by what way
;;; rule:     W23  the near part of the area; men before tanks, guns, trucks and HQs behind
;;; rule:     W23  formations abreast as they came, each unit in cover if there is any
;;; rule:     W23  so many columns back while the side gathers for an assault, then deeper
;;; in:       zp_unit_no, ai_kind, ai_index, ai_row ai_gathers ai_level; st_battle
;;; out:      ai_goal_x/y, ai_via_x/y
;;; clobbers: A X Y, what the rules use and the overlay's own
;;; cycles:   -
.proc attack_goal
        ldx     ai_kind
        lda     w_short,x
        ldy     ai_index
        bne     @columns
        lda     w_short_hq
@columns:
        sta     ai_t0
        ldx     st_battle
        lda     w_gather_back,x
        bit     ai_gathers
        bmi     @more
        ldy     ai_level
        lda     w_level_short,y
        cpx     #BATTLE_MEETING
        beq     @more
        lda     w_deep,x
        cpy     #LEVEL_3
        bne     @all
@more:  clc
        adc     ai_t0
        sta     ai_t0
@all:
        ldx     zp_side
        lda     st_objective_x,x
        jsr     columns_back
        sta     ai_goal_x
        ldy     ai_index
        lda     ai_row
        clc
        adc     spread,y
        jsr     rows_within
        ldx     zp_side
        clc
        adc     st_objective_y,x
        jsr     row_clamp
        sta     ai_goal_y
        jsr     goal_settle
        bit     ai_gathers
        bmi     @river
        jsr     via_wide
        bcs     @done
@river: jmp     via_river
@done:  rts
.endproc

; A = rows from the objective's, signed -> A = the same, inside the area with room for cover.
.proc rows_within
        bmi     @north
        cmp     #LANE_MOST
        bcc     @done
        lda     #LANE_MOST
        rts
@north: cmp     #<-LANE_MOST
        bcs     @done
        lda     #<-LANE_MOST
@done:  rts
.endproc

; A = column -> A = ai_t0 columns (signed) nearer to our edge, on the map
.proc columns_back
        jsr     column_own
        cmp     #MAP_SIDE
        bcc     @done
        cmp     #128
        lda     #MAP_SIDE-1
        bcc     @done
        lda     #0
@done:  rts
.endproc

; A = row, perhaps off the map -> A = row on it
.proc row_clamp
        cmp     st_map_rows
        bcc     @done
        cmp     #128
        bcs     @north
        lda     st_map_rows
        sbc     #0                      ; C = 0: less one
        rts
@north: lda     #0
@done:  rts
.endproc

;;; goal_settle -- move a goal out of a river, at the best level into cover
;;; in:       ai_goal_x/y, ai_level; the map; ai_forward
;;; out:      ai_goal_x/y; at that level the square is taken
;;; clobbers: A X Y zp_map zp_square zp_ptr0 zp_t0 zp_t1 ai_t0 ai_t1 own_seek..own_seek+6
;;; cycles:   <= 14700
.proc goal_settle
        jsr     dry_ground
        lda     ai_level
        bne     @done
        jmp     cover_seek
@done:  rts
.endproc

;;; dry_ground -- move a goal back out of a river, a few columns at most
;;; in:       ai_goal_x/y; the map; ai_forward
;;; out:      ai_goal_x
;;; clobbers: A X Y zp_map zp_square ai_t0 ai_t1
;;; cycles:   <= 600
.proc dry_ground
        lda     #NOT_RIVER
        sta     ai_t1
        lda     #1
        sta     ai_t0
@look:  ldx     ai_goal_x
        ldy     ai_goal_y
        jsr     river_at
        bcc     @done
        lda     ai_goal_x
        jsr     columns_back
        sta     ai_goal_x
        dec     ai_t1
        bne     @look
@done:  rts
.endproc

spread: .byte   0, <-1, 1, <-2, 2, <-3, 3, <-4, 4
