; What a packed state is made of, for games to which one piece will do (lib/pack/pack.inc); a game
; with records in its state may have pieces of its own.
        .export pack_pieces
        .import st_phase, state_begin, state_end

        .segment "FILES"

; The state as it goes to the disk: the phase last of all, so that RESET while a game comes in
; still finds the one that asks for it.
pack_pieces:
        .word   st_phase + 1
        .byte   1
        .word   state_end - (st_phase + 1)
        .word   state_begin
        .byte   1
        .word   st_phase - state_begin
        .word   st_phase
        .byte   1
        .word   1
        .word   0
        .byte   0
