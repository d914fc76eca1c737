; The map on the screen: twenty by ten squares of fourteen dots by sixteen lines.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"

        .export window, view_painted, view_row_begin, st_map_cols
        .exportzp VIEW_COLS, VIEW_ROWS, VIEW_BYTES
        .import lines_begin

VIEW_COLS       = WINDOW_COLS
VIEW_ROWS       = WINDOW_ROWS
VIEW_BYTES      = 2

        .segment "LOW_BSS"
window:         .res WINDOW_SQUARES     ; how each square is to look: WINDOW_*
        .segment "BSS"
view_painted:   .res WINDOW_SQUARES     ; how it looks

        .segment "RODATA"
st_map_cols:    .byte MAP_SIDE          ; every map is as wide

        .segment "CODE"

;;; view_row_begin -- where a row of the window lies
;;; in:       A = row 0..9
;;; out:      zp_lines = its sixteen lines
;;; clobbers: A X
;;; cycles:   <= 270
.proc view_row_begin
        asl     a                       ; two text rows high
        jmp     lines_begin
.endproc
