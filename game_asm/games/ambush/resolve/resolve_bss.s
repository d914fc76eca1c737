; Lays out the resolution's own memory in the order of resolve.inc.
ACT_HERE = 1
        .include "zeropage.inc"
        .include "ambush.inc"
        .segment "RESOLVE_BSS"
        .include "resolve/resolve.inc"
