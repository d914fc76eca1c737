; Where placing begins.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export place_begin
        .import area_has, view_center

        .segment "PLAY"

;;; place_begin -- the cursor to the first hex of the area of st_side
;;; rule:     4.4
;;; in:       st_side, st_invaded; zone_bits
;;; out:      st_cursor_x, st_cursor_y; view_x, view_y
;;; clobbers: A X Y zp_col zp_row zp_ptr0 zp_t0..zp_t2
;;; cycles:   -
.proc place_begin
        lda     #1
        sta     zp_row
@row:   lda     #1
        sta     zp_col
@hex:   ldx     zp_col
        ldy     zp_row
        jsr     area_has
        bcc     @here
        inc     zp_col
        lda     st_map_cols
        cmp     zp_col
        bcs     @hex
        inc     zp_row
        lda     st_map_rows
        cmp     zp_row
        bcs     @row
        rts
@here:  ldx     zp_col
        dex
        stx     st_cursor_x
        ldy     zp_row
        dey
        sty     st_cursor_y
        jmp     view_center
.endproc
