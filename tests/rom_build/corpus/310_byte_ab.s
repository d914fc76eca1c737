 .byte 12ab
