; What a battle remembers and no save holds: with it one would take a sector more.
        .include "ambush.inc"
        .export alley_unseen

        .segment "STATE"

; Squares as in alley_held: 1 = changed hands unseen by the other side since one was last seen to
; step there.  Only the computer asks, which plays Alley Fight in trial battles, never from a save.
alley_unseen:   .res ALLEY_BYTES
