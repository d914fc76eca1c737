; What a packed state is made of: units go out by columns, for what they are, how strong, and whose,
; is often as in the one before.  That spares four or five sectors of twenty.
        .include "state.inc"
        .include "russia.inc"

        .export pack_pieces

        .segment "FILES"

; The phase comes last of all, so that RESET while a war comes in still finds the one that asks for
; it.
pack_pieces:
        .word   st_phase + 1
        .byte   1
        .word   unit_axis - (st_phase + 1)
        .word   unit_axis
        .byte   UNIT_SIZE
        .word   2 * UNITS
        .word   state_begin
        .byte   1
        .word   st_phase - state_begin
        .word   st_phase
        .byte   1
        .word   1
        .word   0
        .byte   0
        .assert state_end = unit_axis + 2 * UNITS * UNIT_SIZE, lderror, "more than units is left"
