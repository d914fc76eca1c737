; What a save holds, from state_begin to state_end.
        .export state_begin, state_end, st_version, st_phase, st_turn, st_number, rng_seed

        .segment "STATE"
state_begin:
st_version:     .res 1
st_phase:       .res 1                  ; 0 the title, 1 the game
st_turn:        .res 1
st_number:      .res 1
rng_seed:       .res 4                  ; the library's dice
state_end:
