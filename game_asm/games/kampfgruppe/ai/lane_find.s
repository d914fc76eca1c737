        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export lane_find
        .import place_get, lane_row

        .segment "COMPUTER"

;;; lane_find -- the lane nearest to the unit at work
;;; in:       zp_unit_no, zp_side; st_battle
;;; out:      ai_lane = 0 north, 1 middle, 2 south
;;; clobbers: A X Y, what the rules use and the overlay's own
;;; cycles:   -
.proc lane_find
        lda     #1
        sta     ai_lane
        jsr     place_get
        cmp     #NOWHERE
        beq     @done
        lda     zp_from_y
        sta     ai_t0
        lda     #$FF
        sta     ai_best
        ldx     #2
@lane:  cpx     #1
        bne     @row
        lda     st_battle               ; round a rear guard, which stands in the middle
        beq     @next
        cmp     #BATTLE_SOVIET_PURSUIT
        beq     @next
@row:   jsr     lane_row
        sec
        sbc     ai_t0
        bcs     @away
        eor     #$FF
        adc     #1
@away:  cmp     ai_best
        bcs     @next
        sta     ai_best
        stx     ai_lane
@next:  dex
        bpl     @lane
@done:  rts
.endproc
