; Lays out the own memory of two overlays, the computer player's in the order of ai.inc and the
; resolution's in that of resolve.inc.
        .include "zeropage.inc"
        .include "ambush.inc"
AI_HERE = 1
ACT_HERE = 1
        .segment "COMPUTER_BSS"
        .include "ai/ai.inc"
        .segment "RESOLVE_ACTS"
        .include "resolve/resolve.inc"
