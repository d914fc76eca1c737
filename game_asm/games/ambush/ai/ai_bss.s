; Lays out the computer player's memory in the order of ai.inc.
        .include "zeropage.inc"
        .include "ambush.inc"
AI_HERE = 1
        .segment "COMPUTER_BSS"
        .include "ai/ai.inc"
