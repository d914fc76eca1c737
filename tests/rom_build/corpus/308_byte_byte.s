 .byte %00001111
 .byte %2
