 .if 1
 .byte 1
 .elseif 1
 .byte 2
 .else
 .byte 3
 .endif
 .if 0
 .byte 1
 .elseif 1
 .byte 2
 .else
 .byte 3
 .endif
 .if 0
 .if 1
 .byte 9
 .else
 .byte 8
 .endif
 .elseif 0
 .byte 2
 .else
 .byte 3
 .endif
 .ifdef foo
 .byte 4
 .endif
 .ifndef foo
 .byte 5
 .endif
foo: .ifdef foo
 .byte 6
 .endif
