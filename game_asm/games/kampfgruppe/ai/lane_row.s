        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export lane_row

        .segment "COMPUTER"

;;; lane_row -- the row of a lane
;;; in:       X = lane 0..2; zp_side
;;; out:      A = row; X kept
;;; clobbers: Y and the overlay's own
;;; cycles:   <= 60
.proc lane_row
        lda     #LANE_LARGE
        ldy     st_map_rows
        cpy     #MAP_SIDE
        beq     @rows
        lda     #LANE_SMALL
@rows:  ldy     zp_side
        cpx     #1
        beq     @middle
        bcs     @south
        sta     ai_t1
        lda     st_objective_y,y
        sec
        sbc     ai_t1
        bcs     @done
        lda     #0
        rts
@south: clc
        adc     st_objective_y,y
        cmp     st_map_rows
        bcc     @done
        lda     st_map_rows
        sbc     #1                      ; C = 1
        rts
@middle:
        lda     st_objective_y,y
@done:  rts
.endproc
