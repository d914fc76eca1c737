; The units that the panel lists.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export panel_named, panel_unit
        .import cursor_hex, panel_first

        .segment "BSS"
panel_wanted:   .res 1

        .segment "CODE"

;;; panel_named -- the unit that the panel names first
;;; rule:     2.1
;;; in:       panel_first; st_cursor_x, st_cursor_y; the units
;;; out:      as panel_unit
;;; clobbers: as panel_unit
;;; cycles:   <= 7500
.proc panel_named
        lda     panel_first
        falls_into panel_unit
.endproc

;;; panel_unit -- a unit of the cursor's hex that the side to move sees
;;; rule:     10.1 10.10
;;; in:       A = which, from 0; st_cursor_x, st_cursor_y; the units
;;; out:      C = 0: X = unit; C = 1: there are no more than Y
;;; clobbers: A Y zp_hex zp_arg0 zp_arg1
;;; cycles:   <= 7500
.proc panel_unit
        sta     panel_wanted
        jsr     cursor_hex
        ldy     #0
        ldx     #UNITS - 1              ; as the window has the last on top
@unit:  lda     unit_at_hi,x
        cmp     zp_hex+1
        bne     @next
        lda     unit_at_lo,x
        cmp     zp_hex
        bne     @next
        lda     unit_flags,x
        bmi     @next                   ; UF_HIDDEN
        cpy     panel_wanted
        beq     @found
        iny
@next:  dex
        cpx     #$FF
        bne     @unit
        sec
        rts
@found: clc
        rts
.endproc
