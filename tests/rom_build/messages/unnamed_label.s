        bne     :-
:       dex
        beq     :--
:       bne     :++
:       rts
z:      rts
