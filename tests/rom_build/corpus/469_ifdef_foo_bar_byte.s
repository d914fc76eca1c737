 .ifdef foo::bar
 .byte 1
 .else
 .byte 2
 .endif
