 .import bar
 .ifdef bar
 .byte 1
 .endif
 .if .defined(bar)
 .byte 2
 .endif
 .byte 3
 .ifblank
 .byte 1
 .endif
 .ifnblank foo
 .byte 2
 .endif
 .ifblank {}
 .byte 3
 .endif
