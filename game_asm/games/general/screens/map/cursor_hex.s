; The hex that the cursor is on.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export cursor_hex
        .import piece_at, unit_shown

        .segment "PLAY"

;;; cursor_hex -- the hex that the cursor is on, and who is seen there
;;; rule:     13.3
;;; in:       st_cursor_x, st_cursor_y; hex_pieces
;;; out:      zp_col, zp_row = from 1; A = unit, NO_UNIT where nobody is seen
;;; clobbers: X Y zp_ptr0
;;; cycles:   <= 230
.proc cursor_hex
        ldx     st_cursor_x
        inx
        stx     zp_col
        ldy     st_cursor_y
        iny
        sty     zp_row
        jsr     piece_at
        cmp     #NO_UNIT
        beq     @done
        tax
        jsr     unit_shown
        txa
        bcs     @done
        lda     #NO_UNIT
@done:  rts
.endproc
