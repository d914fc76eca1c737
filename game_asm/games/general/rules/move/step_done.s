; A unit goes a step.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export step_done
        .import ground_at, hex_step_cost, unit_ground

        .segment "RULES_LOW"

;;; step_done -- put a unit into the next hex, at the cost that step_prepare left for it
;;; rule:     1.5 9.1 9.2 8.4
;;; in:       X = unit on the map; zp_col, zp_row = the next hex
;;; out:      unit_col, unit_row, unit_left, unit_flags; X kept
;;; clobbers: A Y zp_ptr0 zp_arg6 zp_arg7 zp_lib0 zp_unit
;;; cycles:   <= 330
.proc step_done
        stx     zp_unit
        jsr     unit_ground
        sta     zp_lib0
        ldx     zp_col
        ldy     zp_row
        jsr     ground_at
        tax
        jsr     hex_step_cost
        ldx     zp_unit
        sta     zp_arg6
        lda     unit_left,x
        sec
        sbc     zp_arg6
        bcs     @left
        lda     #0
@left:  sta     unit_left,x
        lda     zp_col
        sta     unit_col,x
        lda     zp_row
        sta     unit_row,x
        lda     unit_flags,x
        ora     #UF_MOVED
        sta     unit_flags,x
        rts
.endproc
