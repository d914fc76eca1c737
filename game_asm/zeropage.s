; The allocator of page zero: lays out the list of zeropage.inc in its order.
ZP_HERE = 1
        .segment "ZEROPAGE" : zeropage
        .include "zeropage.inc"
