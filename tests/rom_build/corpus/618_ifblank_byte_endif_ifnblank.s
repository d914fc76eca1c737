 .ifblank
 .byte 1
 .endif
 .ifnblank foo
 .byte 2
 .endif
 .ifblank {}
 .byte 3
 .endif
.enum ee
 aa = fwd
.endenum
fwd = 1
 nop
