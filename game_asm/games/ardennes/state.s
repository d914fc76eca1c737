; Lays out the state block in the order of state.inc.
STATE_HERE = 1
        .segment "STATE"
        .include "state.inc"
