        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export lane_find
        .exportzp ai_row
        .import place_get

LANE_WIDE       = 6                     ; rows from the objective's, at most

        .segment "COMPUTER"

;;; lane_find -- the rows of the objective area that the formation at work goes for
;;; rule:     W23  formations abreast, as they came
;;; in:       zp_unit_no, zp_side: its first unit
;;; out:      ai_row
;;; clobbers: A X Y, what the rules use and the overlay's own
;;; cycles:   -
.proc lane_find
        lda     #0
        sta     ai_row
        jsr     place_get
        bmi     @done
        ldx     zp_side
        lda     zp_from_y
        sec
        sbc     st_objective_y,x
        bcs     @south
        eor     #$FF
        adc     #1                      ; C = 0
        jsr     @within
        eor     #$FF
        clc
        adc     #1
        sta     ai_row
        rts
@south: jsr     @within
        sta     ai_row
@done:  rts
@within:
        ldy     st_map_rows
        cpy     #MAP_SIDE
        bcc     @most
        lsr     a
@most:  cmp     #LANE_WIDE+1
        bcc     @fits
        lda     #LANE_WIDE
@fits:  rts
.endproc
