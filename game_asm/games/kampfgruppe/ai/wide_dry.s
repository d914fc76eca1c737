        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export wide_dry
        .import column_own, wide_place, river_at, w_wide_spread, w_wide_rows

        .segment "COMPUTER"

;;; wide_dry -- the square by which the unit at work goes round, out of the river
;;; rule:     W23  each of a formation by another, and formations beside each other: shells hit all
;;; rule:     W23  that stand in one
;;; in:       zp_side, ai_mission ai_letter ai_index ai_forward; the map; st_battle st_map_rows
;;;           st_objective_x/y
;;; out:      C = 1, ai_via_x/y; C = 0 there is none
;;; clobbers: A X Y ai_via_x ai_via_y zp_map zp_square
;;; cycles:   <= 5000
.proc wide_dry
        lda     ai_mission
        jsr     wide_place
        bcc     @done
        ldy     st_battle
        lda     ai_index
        and     w_wide_spread,y         ; columns back
        sta     ai_t0
        lda     ai_via_x
        jsr     column_own
        cmp     #MAP_SIDE
        bcs     @none
        sta     ai_via_x
        ldy     st_battle
        lda     ai_letter
        and     w_wide_rows,y           ; rows nearer
        sta     zp_square
        ldx     zp_side
        lda     ai_via_y
        cmp     st_objective_y,x
        bcc     @north
        sbc     zp_square
        bcs     @row                    ; always
@north: adc     zp_square
@row:   sta     ai_via_y
@look:  ldx     ai_via_x
        ldy     ai_via_y
        jsr     river_at
        bcc     @land
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
