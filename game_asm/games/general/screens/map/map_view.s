; What the window and the whole map show.
        .include "lib/hexview/hexview.inc"

        .export shown, shown_limit, small_dots, small_left
        .export VIEW_COLS : zeropage, VIEW_ROWS : zeropage

VIEW_COLS       = HV_COLS
VIEW_ROWS       = HV_ROWS

        .segment "BSS"
shown:          .res 1                  ; SHOW_*
shown_limit:    .res 1

        .segment "RODATA"
small_dots:     .byte 5
small_left:     .byte 2
