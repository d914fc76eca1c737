; What the window and the whole map show.
        .include "lib/hexview/hexview.inc"

        .export shown, shown_limit, st_map_cols, st_map_rows, small_dots, small_left
        .export VIEW_COLS : zeropage, VIEW_ROWS : zeropage
        .importzp HEX_COLS, HEX_ROWS

VIEW_COLS       = HV_COLS
VIEW_ROWS       = HV_ROWS

        .segment "BSS"
shown:          .res 1                  ; SHOW_*
shown_limit:    .res 1

        .segment "RODATA"
st_map_cols:    .byte HEX_COLS
st_map_rows:    .byte HEX_ROWS
small_dots:     .byte 7
small_left:     .byte 4
