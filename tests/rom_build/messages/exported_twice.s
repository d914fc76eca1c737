        .export start
start:  jsr     strat
        .import strat
