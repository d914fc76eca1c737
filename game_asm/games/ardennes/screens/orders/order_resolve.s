; The order to resolve.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "refuse.inc"

        .export order_resolve
        .import ask_sure, cursor_hide, duty_find, hexview_panel, msg_resolve_more
        .import msg_resolve_sure, review_find, review_last, unit_to

        .segment "MOVE"

;;; order_resolve -- resolve the engagements, when all who must fight do
;;; rule:     2.37 5.1; 10.5  it says whether more could attack
;;; in:       the state; hex_zones
;;; out:      C = 0: st_phase = PHASE_RESOLVE; C = 1: it stays as it is
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_resolve
        jsr     duty_find
        bcs     @sure
        jsr     cursor_hide
        ldx     zp_unit
        jsr     unit_to
        jsr     hexview_panel
        refuse  msg_must_fight
@sure:  lda     #NO_UNIT
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
.endproc
