; Rows that units look through by turns.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export row_turned

        .segment "COMPUTER"

;;; row_turned -- which of so many rows the unit at work takes: another for each unit and turn
;;; in:       A = rows; zp_unit_no; st_turn
;;; out:      A = 0..rows-1
;;; clobbers: zp_t0
;;; cycles:   <= 2900
.proc row_turned
        sta     zp_t0
        lda     zp_unit_no
        asl     a
        asl     a
        asl     a
        sec
        sbc     zp_unit_no
        sec
        sbc     st_turn
@rows:  cmp     zp_t0
        bcc     @done
        sbc     zp_t0
        bcs     @rows                   ; always
@done:  rts
.endproc
