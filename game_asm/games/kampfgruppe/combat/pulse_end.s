; The end of a pulse.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"

        .export pulse_end
        .import side_units, unit_next

        .segment "COMBAT"

;;; pulse_end -- suppression wears off by half
;;; rule:     7.6.4
;;; in:       the units
;;; out:      U_SUPPRESSION; changes unit_records
;;; clobbers: A X Y zp_side zp_unit zp_unit_no
;;; cycles:   <= 32000
.proc pulse_end
        lda     #SIDE_SOVIET
        sta     zp_side
@side:  jsr     side_units
@unit:  ldy     #U_SUPPRESSION
        lda     (zp_unit),y
        lsr     a
        sta     (zp_unit),y
        jsr     unit_next
        bcs     @unit
        dec     zp_side
        bpl     @side
        rts
.endproc
