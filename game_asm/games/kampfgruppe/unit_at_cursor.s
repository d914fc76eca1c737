; Whether a unit stands under the cursor.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export unit_at_cursor
        .import place_of

        .segment "LOW_CODE"

;;; unit_at_cursor -- does the unit at work live, and is it in the square under the cursor?
;;; rule:     4.4.4 5.1.2 AM.18
;;; in:       zp_unit, zp_unit_no, zp_side; st_cursor_x/y
;;; out:      C = 1 when it is
;;; clobbers: A X Y
;;; cycles:   <= 65
.proc unit_at_cursor
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @no
        ldx     zp_unit_no
        ldy     zp_side
        jsr     place_of
        cmp     st_cursor_x
        bne     @no
        cpy     st_cursor_y
        beq     @yes                    ; C = 1
@no:    clc
@yes:   rts
.endproc
