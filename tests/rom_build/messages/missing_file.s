        .include "nowhere.inc"
        .incbin "nowhere.bin"
