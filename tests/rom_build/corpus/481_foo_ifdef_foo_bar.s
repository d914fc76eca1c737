foo = 1
 .ifdef foo bar
 .byte 1
 .endif
