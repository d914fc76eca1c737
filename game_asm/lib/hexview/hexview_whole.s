; The whole map on one page, and where the window lies in it.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "lib/hexview/hexview.inc"

        .export hexview_whole
        .import hexview_small, hex_small_line, small_looks, small_dots, small_left, pair_turn
        .import screen_clear, key_pump, st_map_cols, st_map_rows, view_x, view_y
        .importzp zp_hexview, HEX_STRIDE, SMALL_VOID

        .segment "BSS"
line:           .res 1
left:           .res 1                  ; of the frame, in pairs of dots
right:          .res 1
bottom:         .res 1

        .segment "CODE"

;;; hexview_whole -- the whole map instead of the window
;;; in:       st_map_cols, st_map_rows; small_dots, small_left; view_x, view_y; the game's map
;;; out:      the picture
;;; clobbers: A X Y scratch zp_hexview zp_line_ptr and what hexview_small spoils
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
        jmp     frame
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

; A frame about what the window shows.
.proc frame
        lda     small_left              ; from bytes to dots: by seven
        asl     a
        asl     a
        asl     a
        sec
        sbc     small_left
        ldx     view_x
        jsr     across
        lsr     a
        sta     left
        ldx     #HV_COLS / 2            ; in pairs
        jsr     across
        sta     right
        lda     view_y
        clc
        adc     #HV_ROWS
        asl     a
        asl     a                       ; by HV_SMALL_LINES
        adc     #1                      ; C = 0; half a row more hangs down
        sta     bottom
        lda     view_y
        asl     a
        asl     a
        sta     line
        ldx     left
@edge:  ldy     line
        jsr     pair_turn
        ldy     bottom
        jsr     pair_turn
        inx
        cpx     right
        bcc     @edge
@side:  inc     line
        ldy     line
        cpy     bottom
        bcs     @done
        ldx     left
        jsr     pair_turn
        ldx     right
        dex
        jsr     pair_turn
        jmp     @side
@done:  rts
.endproc
        .assert HV_SMALL_LINES = 4, error, "the shifts above"

; A = what lies X hexes right of A.  Spoils X.
.proc across
        cpx     #0
        beq     @done
@hex:   clc
        adc     small_dots
        dex
        bne     @hex
@done:  rts
.endproc
