:       dex
        bne     :-
