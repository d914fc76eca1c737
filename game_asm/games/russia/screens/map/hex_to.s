; The cursor to a hex.
        .include "zeropage.inc"
        .include "state.inc"

        .export group_to, hex_to
        .import cursor_hide, cursor_show, hex_place, hexview_show, hexview_to, panel_first
        .import view_center, view_follow

        .segment "CODE"

;;; group_to -- the cursor to where a group stands
;;; in:       X = group on the map
;;; out:      st_cursor_x, st_cursor_y; panel_first = 0; the picture
;;; clobbers: everything but the state
;;; cycles:   -
.proc group_to
        lda     group_at_lo,x
        sta     zp_hex
        lda     group_at_hi,x
        sta     zp_hex+1
.endproc
        .assert * = hex_to, error, "group_to goes on into hex_to"

;;; hex_to -- the cursor to a hex; at the window's edge it is brought to the middle
;;; in:       zp_hex = index
;;; out:      st_cursor_x, st_cursor_y; panel_first = 0; the picture
;;; clobbers: everything but the state
;;; cycles:   -
.proc hex_to
        lda     zp_hex
        sta     zp_arg0
        lda     zp_hex+1
        sta     zp_arg1
        jsr     hex_place
        dex
        dey
        lda     #0
        sta     panel_first
        jsr     hexview_to
        jsr     view_follow
        bcc     @shown
        jsr     cursor_hide
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     view_center
        jsr     hexview_show
@shown: jmp     cursor_show
.endproc
