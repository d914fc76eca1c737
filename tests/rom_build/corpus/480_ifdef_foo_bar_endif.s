 .ifdef foo bar
 .endif
 .byte 1
