; Memory of the combat.
        .include "kampfgruppe.inc"

        .export list_no, list_x, list_y, list_reach, list_sight, list_state, list_count
        .export taken, cargo_any

        .segment "COMBAT_BSS"
; one side's units on the map, place 1 is the first
list_no:        .res UNITS+1            ; its number
list_x:         .res UNITS+1
list_y:         .res UNITS+1
list_reach:     .res UNITS+1            ; from this range on it matters to nobody
list_sight:     .res UNITS+1            ; farthest range at which it is spotted
list_state:     .res UNITS+1            ; LIST_*, from combat/search.s
list_count:     .res 1
taken:          .res 2 * 8 * MAP_SIDE   ; a bit for each square with units of a side
cargo_any:      .res 2                  ; not 0: the side has units that are carried
