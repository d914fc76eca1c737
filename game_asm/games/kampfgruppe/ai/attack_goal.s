        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export attack_goal
        .import place_get, via_river, lane_row, map_at

        .segment "COMPUTER"

LANE_BEFORE     = 14                    ; columns from the lane's point to the objective
BEHIND          = 4                     ; columns that guns and trucks keep behind
ARMOUR_BEHIND   = 3                     ; a defender's men wait in the middle, with grenades
HQ_BEHIND       = 2
NOT_RIVER       = 5                     ; columns to look back for dry ground

;;; attack_goal -- where in the objective area the unit at work belongs, and by what way
;;; rule:     W23  men a square ahead of tanks, guns, trucks and the HQ behind
;;; in:       zp_from_x/y, ai_kind, ai_index, ai_letter, ai_lane
;;; out:      ai_goal_x/y, ai_via_x/y
;;; clobbers: A X Y, what the rules use and the overlay's own
;;; cycles:   <= 14000
.proc attack_goal
        ldx     zp_side
        lda     ai_letter
        and     #3                      ; formations one behind the other
        clc
        adc     #1
        ldy     ai_kind
        cpy     #KIND_TRUCK
        bcc     @armour
        cpy     #KIND_HMG
        bcs     @men
        adc     #BEHIND
        bne     @tank                   ; always
@armour:
        ldy     st_battle
        cpy     #BATTLE_MEETING
        beq     @tank                   ; nobody lies in wait there
        clc
        adc     #ARMOUR_BEHIND
        bne     @tank                   ; always
@men:   sec
        sbc     #1
@tank:  ldy     ai_index
        bne     @columns
        clc
        adc     #HQ_BEHIND
@columns:
        sta     ai_t0
        lda     st_objective_x,x
        jsr     columns_back
        sta     ai_goal_x
        ldx     ai_lane
        ldy     ai_index
        lda     lane_offset,x
        clc
        adc     spread,y
        ldx     zp_side
        clc
        adc     st_objective_y,x
        jsr     row_clamp
        sta     ai_goal_y
        jsr     dry_ground
        lda     #NOWHERE
        sta     ai_via_x
        jsr     via_river
        bcs     @done
        ; by the lane, unless past its beginning
        jsr     place_get
        lda     #LANE_BEFORE
        sta     ai_t0
        ldx     zp_side
        lda     st_objective_x,x
        jsr     columns_back
        sta     ai_t2
        sec
        sbc     zp_from_x               ; columns still to go to it
        ldx     ai_forward
        bpl     @sign
        eor     #$FF
        clc
        adc     #1
@sign:  bmi     @done
        beq     @done
        ldx     ai_lane
        jsr     lane_row
        ldy     ai_index
        clc
        adc     spread,y
        jsr     row_clamp
        sta     ai_via_y
        lda     ai_t2
        sta     ai_via_x
@done:  rts
.endproc

; A = column -> A = ai_t0 columns nearer to our edge, on the map
.proc columns_back
        ldx     ai_forward
        bpl     @west
        clc
        adc     ai_t0
        cmp     #MAP_SIDE
        bcc     @done
        lda     #MAP_SIDE-1
@done:  rts
@west:  sec
        sbc     ai_t0
        bcs     @done
        lda     #0
        rts
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

; Move the goal back out of a river.
.proc dry_ground
        lda     #NOT_RIVER
        sta     ai_t1
        lda     #1
        sta     ai_t0
@look:  ldx     ai_goal_x
        ldy     ai_goal_y
        jsr     map_at
        and     #TERRAIN_MASK
        cmp     #TERRAIN_RIVER
        bne     @done
        lda     ai_goal_x
        jsr     columns_back
        sta     ai_goal_x
        dec     ai_t1
        bne     @look
@done:  rts
.endproc

lane_offset:
        .byte   <-4, 0, 4
spread: .byte   0, <-1, 1, <-2, 2, <-3, 3, <-4, 4
