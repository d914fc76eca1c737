; The unit of one's own under the cursor.
        .include "state.inc"
        .include "general.inc"
        .include "../refuse.inc"

        .export own_at
        .import cursor_hex, unit_side

        .segment "PLAY"

;;; own_at -- the unit under the cursor, when it is one of st_side
;;; rule:     3.10
;;; in:       the cursor; hex_pieces
;;; out:      C = 0: X = unit; C = 1: there is none, which was said
;;; clobbers: A Y zp_ptr0 zp_col zp_row and what drawing uses
;;; cycles:   -
.proc own_at
        jsr     cursor_hex
        cmp     #NO_UNIT
        beq     @not
        tax
        jsr     unit_side
        cmp     st_side
        bne     @not
        clc
        rts
@not:   refuse  msg_not_yours
.endproc
