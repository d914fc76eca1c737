; The order to resolve.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "refuse.inc"

        .export must_fight, order_resolve
        .import ask_sure, duty_find, hexview_panel, last_unit, msg_resolve_more
        .import msg_resolve_sure, review_find, review_last, unit_lead

        .segment "MOVE"

;;; order_resolve -- resolve the engagements, when all who must fight do
;;; rule:     2.37 5.1 8.2 8.5; 10.5  it says whether more could attack
;;; in:       the state; hex_zones
;;; out:      C = 0: st_phase = PHASE_RESOLVE; C = 1: it stays as it is
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_resolve
        lda     st_placing
        bne     @place
        ldx     st_hand_count
        beq     @duty
@hand:  ldy     st_hand-1,x
        lda     unit_flags,y
        and     #UF_TO_COME
        beq     @down                   ; reinforcements may wait
        dex
        bne     @hand
@duty:  jsr     duty_find
        bcc     must_fight
        lda     #NO_UNIT
        sta     review_last
        jsr     review_find
        lda     #<msg_resolve_sure
        ldy     #>msg_resolve_sure
        bcs     @ask                    ; nobody else could
        lda     #NO_UNIT
        sta     review_last
        lda     #<msg_resolve_more
        ldy     #>msg_resolve_more
@ask:   jsr     ask_sure
        bcc     @not
        lda     #PHASE_RESOLVE
        sta     st_phase
        clc
        rts
@not:   sec
        rts
@place: refuse  msg_place_first
@down:  refuse  msg_hand_down
.endproc

;;; must_fight -- the cursor to a unit that must fight and does not, and say so
;;; rule:     5.1
;;; in:       zp_unit = the unit, as duty_find leaves it
;;; out:      C = 1; the cursor, panel_first, last_unit
;;; clobbers: everything but the state and the cursor
;;; cycles:   -
.proc must_fight
        ldx     zp_unit
        stx     last_unit
        jsr     unit_lead
        jsr     hexview_panel
        refuse  msg_must_fight
.endproc
