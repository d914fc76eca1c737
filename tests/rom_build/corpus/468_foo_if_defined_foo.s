foo = 1
 .if .defined(foo) && .not .defined(bar)
 .byte 1
 .endif
