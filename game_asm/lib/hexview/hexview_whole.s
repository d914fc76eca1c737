; The whole map on one page.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "lib/hexview/hexview.inc"

        .export hexview_whole
        .import hexview_small, hex_small_line, small_looks, hexview_frame
        .import screen_clear, key_pump, st_map_cols, st_map_rows
        .importzp zp_hexview, HEX_STRIDE, SMALL_VOID

        .segment "BSS"
line:           .res 1

        .segment "DOTS"

;;; hexview_whole -- the whole map instead of the window
;;; in:       st_map_cols, st_map_rows; small_dots, small_left; view_x, view_y; the game's map
;;; out:      the picture
;;; clobbers: A X Y scratch zp_hexview zp_line_ptr small_looks and what hexview_small spoils
;;; cycles:   -
; Keys typed meanwhile are taken.
.proc hexview_whole
        jsr     screen_clear
        ldx     #HV_MAP_COLS-1
@void:  txa
        and     #1
        ora     #2 * SMALL_VOID
        sta     small_looks,x
        dex
        bpl     @void
        lda     #<(HEX_STRIDE + 1)      ; column 0, row 0
        sta     zp_hexview+HV_START
        ldx     #0
        stx     zp_hexview+HV_START+1
        stx     line
        stx     zp_hexview+HV_ROW
@row:   ldx     #0                      ; the higher columns begin a row,
        jsr     half_row
        ldx     #1                      ; the lower ones two lines later
        jsr     half_row
        lda     zp_hexview+HV_START
        clc
        adc     #HEX_STRIDE
        sta     zp_hexview+HV_START
        bcc     @next
        inc     zp_hexview+HV_START+1
@next:  inc     zp_hexview+HV_ROW
        lda     zp_hexview+HV_ROW
        cmp     st_map_rows
        bcc     @row
        ldx     #0                      ; below the last row half of the lower columns is left
@below: lda     #2 * SMALL_VOID
        sta     small_looks,x
        inx
        inx
        cpx     #HV_MAP_COLS
        bcc     @below
        jsr     two_lines
        jmp     hexview_frame
.endproc

; X = 0 or 1: every other column's hexes of this row, and two lines of the page.
.proc half_row
        lda     zp_hexview+HV_START
        stx     zp_hexview+HV_LEFT
        clc
        adc     zp_hexview+HV_LEFT
        sta     zp_hexview+HV_HEX
        lda     zp_hexview+HV_START+1
        adc     #0
        sta     zp_hexview+HV_HEX+1
@hex:   jsr     hexview_small
        asl     a
        sta     zp_t0
        lda     zp_hexview+HV_LEFT
        tax
        and     #1
        ora     zp_t0
        sta     small_looks,x
        inx
        inx
        stx     zp_hexview+HV_LEFT
        lda     zp_hexview+HV_HEX
        clc
        adc     #2
        sta     zp_hexview+HV_HEX
        bcc     @same
        inc     zp_hexview+HV_HEX+1
@same:  cpx     st_map_cols
        bcc     @hex
        falls_into two_lines
.endproc

; Two lines of the page.
.proc two_lines
        jsr     @one
@one:   jsr     key_pump
        ldy     line
        jsr     hex_small_line
        inc     line
        rts
.endproc
