 .byte .sprintf("%u", -1)
 .byte .sprintf("%d", -1)
