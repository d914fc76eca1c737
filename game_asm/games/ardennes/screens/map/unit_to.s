; The cursor to a unit.
        .include "zeropage.inc"
        .include "state.inc"

        .export unit_to
        .import cursor_show, hex_place, hexview_to, panel_first

        .segment "CODE"

;;; unit_to -- the cursor to where a unit stands
;;; rule:     8.8 5.1
;;; in:       X = unit on the map
;;; out:      st_cursor_x, st_cursor_y; panel_first = 0; the picture
;;; clobbers: everything but the state
;;; cycles:   -
.proc unit_to
        lda     unit_at_lo,x
        sta     zp_arg0
        lda     unit_at_hi,x
        sta     zp_arg1
        jsr     hex_place
        dex
        dey
        lda     #0
        sta     panel_first
        jsr     hexview_to
        jmp     cursor_show
.endproc
