; Lays out the state block in the order of the game's state.inc.
STATE_HERE = 1
        .segment "STATE"
        .include "state.inc"

        .export state_begin, state_end  ; as all of its fields
