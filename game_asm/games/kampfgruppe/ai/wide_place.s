        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export wide_place
        .import column_own, w_wide, w_wide_short

MARGIN          = 2                     ; rows from the map's edge

        .segment "COMPUTER"

;;; wide_place -- the square by which a side goes round by a flank
;;; rule:     W23  so far from the objective's rows that a defender there cannot fire at it
;;; in:       A = MISSION_*; zp_side, ai_forward; st_battle st_map_rows st_objective_x/y
;;; out:      C = 1, ai_via_x/y; C = 0 in battles and missions that go round by no flank
;;; clobbers: A X Y ai_via_x ai_via_y ai_t0
;;; cycles:   <= 90
.proc wide_place
        ldy     st_battle
        ldx     w_wide,y
        beq     @no
        ldx     zp_side
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
        lda     w_wide_short
        sta     ai_t0
        lda     st_objective_x,x
        jsr     column_own
        sta     ai_via_x
        lda     #MAP_SIDE-1
        cmp     ai_via_x
        rts
@no:    clc
        rts
.endproc
