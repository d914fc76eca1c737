; Both sides' units of a historical scenario.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/forces.inc"
        .include "macros.inc"

        .export history_place
        .import unit_select, unit_new, history_units
        .import history_units_at_lo, history_units_at_hi

END_FORMATION   = $FF                   ; marks of tools/battles.py
END_SIDE        = $FE
UNIT_BYTES      = 4                     ; weapon, count, column, row

letter   := force_kind
data     := force_list

        .segment "FORCES"

;;; history_place -- both sides' units, where history found them
;;; rule:     3.5.2 4.1.1  W24
;;; in:       st_scenario; no formations
;;; out:      units, formation_kind; changes unit_records, unit_x/y
;;; clobbers: A X Y zp_t0 zp_t1 zp_unit zp_unit_no zp_side zp_overlay+8..
;;; cycles:   -
.proc history_place
        ldx     st_scenario
        lda     #<history_units
        clc
        adc     history_units_at_lo,x
        sta     data
        lda     #>history_units
        adc     history_units_at_hi,x
        sta     data+1
        lda     #SIDE_GERMAN
@side:  sta     zp_side
        lda     #0
        sta     letter
        sta     force_unit
@formation:
        jsr     formation_place
        ldy     #0
        lda     (data),y
        cmp     #END_SIDE
        bne     @formation
        lda     #1
        jsr     data_on
        lda     zp_side
        eor     #1
        bne     @side
        rts
.endproc

; One formation, and what marks its letter as used.
.proc formation_place
        ldx     letter
        lda     zp_side
        beq     @mark
        txa
        clc
        adc     #FORMATIONS
        tax
@mark:  lda     #KIND_HISTORICAL
        sta     formation_kind,x
        lda     force_unit
        pha
@unit:  ldy     #0
        lda     (data),y
        cmp     #END_FORMATION
        beq     @end
        lda     force_unit
        jsr     unit_select
        ldy     #0
        lda     (data),y
        tax
        iny
        lda     (data),y
        jsr     unit_new
        jsr     unit_stand
        lda     #UNIT_BYTES
        jsr     data_on
        inc     force_unit
        bne     @unit                   ; always
@end:   lda     #1
        jsr     data_on
        inc     letter
        pla
        clc
        adc     #IN_FORMATION
        sta     force_unit
        rts
.endproc

; The unit at work stands where its data say.
.proc unit_stand
        ldx     zp_unit_no
        ldy     #2
        lda     zp_side
        bne     @soviet
        lda     (data),y
        sta     unit_x,x
        iny
        lda     (data),y
        sta     unit_y,x
        rts
@soviet:
        lda     (data),y
        sta     unit_x+UNITS,x
        iny
        lda     (data),y
        sta     unit_y+UNITS,x
        rts
.endproc

; data goes on by A bytes.
.proc data_on
        clc
        adc     data
        sta     data
        bcc     @done
        inc     data+1
@done:  rts
.endproc
