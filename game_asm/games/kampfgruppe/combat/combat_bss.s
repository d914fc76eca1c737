; Memory of the combat.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export list_no, list_east, list_south, list_span, list_sight, list_state
        .exportzp list_count
        .export taken, cargo_any

; RESET may spoil these, as it shows the text page: each pulse fills them again
        .segment "COMBAT_TEXT"
; from `reach` squares on a unit matters to nobody
list_east:      .res UNITS+1            ; its column + reach
list_no:        .res UNITS+1            ; its number

        .segment "COMBAT_PAGES"
; one side's units on the map, place 1 is the first; the search reads the rows most
list_south:     .res UNITS+1            ; its row + reach
list_sight:     .res UNITS+1            ; farthest range at which it is spotted

        .segment "COMBAT_BSS"
list_span:      .res UNITS+1            ; 2 x reach + 1
list_state:     .res UNITS+1            ; LIST_*, from combat/search.s
taken:          .res 2 * 8 * MAP_SIDE   ; a bit for each square with units of a side
cargo_any:      .res 2                  ; not 0: the side has units that are carried
